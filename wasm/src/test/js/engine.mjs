// The engine as a filter: a request a line, a reply a line. Usage: node engine.mjs FOLDER
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { loadEngine } = await import(pathToFileURL(`${process.argv[2]}/index.js`));
const engine = await loadEngine("js");
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${engine.request(line)}\n`);
}
