// Prints what wasm.js has for engine.wasm to import. Usage: node imports.mjs FOLDER
import { pathToFileURL } from "node:url";

const { imports } = await import(pathToFileURL(`${process.argv[2]}/wasm.js`));
for (const [module, members] of Object.entries(imports(true, { min: 1, dataSize: 0 }, {}))) {
  for (const name of Object.getOwnPropertyNames(members)) {
    console.log(`${module} ${name}`);
  }
}
