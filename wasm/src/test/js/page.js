import { loadEngine } from "./engine/index.js";

const engine = await loadEngine();
let replies = engine.kind;
for (;;) {
  const response = await fetch("next", { method: "POST", body: replies });
  const requests = (await response.text()).split("\n");
  replies = requests.map(answer).join("\n");
}

function answer(request) {
  try {
    return engine.request(request);
  } catch (error) {
    return `broken: ${error}`;
  }
}
