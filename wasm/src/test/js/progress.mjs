// What a listener hears while a puzzle is solved, a number a line. Usage: node progress.mjs FOLDER
import { pathToFileURL } from "node:url";

const { loadEngine } = await import(pathToFileURL(`${process.argv[2]}/index.js`));
const engine = await loadEngine("js", (done) => console.log(done));
const puzzle = "3r12_P05P12P21_BkRg..B-Y..YRk-GkRGgY";
engine.request(JSON.stringify({ cmd: "new", game: "candy-hunters", puzzle }));
engine.request(JSON.stringify({ cmd: "solve", nodes: 20_000 }));
