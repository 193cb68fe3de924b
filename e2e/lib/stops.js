/** What must be stopped whatever happens: servers, browsers. Signals stop them too. */
export function stopsAtTheEnd() {
  const stops = [];
  let stopping;
  const stop = () => {
    stopping ??= Promise.all(stops.map((one) => one()));
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stop().finally(() => process.exit(130)));
  }
  return { add: (one) => stops.push(one), stop };
}
