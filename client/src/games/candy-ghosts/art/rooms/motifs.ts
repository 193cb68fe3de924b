/** Small things that several rooms are furnished with, as outlines to be put at a point. */
const at =
  (outline: string) =>
  (x: number, y: number): string =>
    `M${x} ${y}${outline}`;

/** A motif at each of the points. */
export const each = (
  motif: (x: number, y: number) => string,
  ...points: readonly (readonly [number, number])[]
): string => points.map(([x, y]) => motif(x, y)).join('');

export const jar = at('m-14 0q-4 0-4-4v-22q0-4 4-4h28q4 0 4 4v22q0 4-4 4zm2-30v-7h24v7z');
export const barrel = at('m-18-24q-8 24 0 48h36q8-24 0-48zm-4 14h44m-44 20h44');
export const plate = at(
  'm-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0m8 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
);
export const cup = at('m-12-8h24v8q0 12-12 12t-12-12zm24 3q9-1 8 5t-9 6');
export const note = at('a7 5 0 1 0 14 0a7 5 0 1 0-14 0zm13 0v-30l20-6v28a7 5 0 1 1-7-5q4 0 7 2');
export const star = at('m0-14l4 10h10l-8 6 3 10-9-6-9 6 3-10-8-6h10z');
export const sock = at('m-6-20h14v24l10 8q6 8-4 10-8 0-12-4l-12-10q-2-4 0-8 4-6 4-20z');
export const shirt = at('m-14-20h8q6 8 12 0h8l16 10-8 12-6-4v26h-32v-26l-6 4-8-12z');
export const bush = at(
  'm-40 6q-12-14 4-22 2-18 20-14 14-14 28 0 20-4 20 14 16 8 6 22-8 12-24 6-14 8-28 0-18 6-26-6z',
);
export const flower = at(
  'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0m5-5q-8-10 0-13 8 3 0 13m5 5q10-8 13 0-3 8-13 0m-5 5q8 10 0 13-8-3 0-13m-5-5q-10 8-13 0 3-8 13 0',
);
export const tuft = at('l-6-12m6 12v-17m0 17l7-11');
export const broom = at('m0-34v48m-12 26l5-26h14l5 26zm6-3v-14m6 14v-14m6 14v-14');
export const bucket = at('m-18-12h36l-5 34h-26zm0 0q18-22 36 0');
export const shield = at('m-18-22h36v18q0 20-18 28-18-8-18-28zm18 0v46m-18-30h36');
export const pikes = at('m-26 30l52-60m-52 0l52 60m-2-52l4-10-10 4m-42 0l-10-4 4 10');
export const cog = at(
  'm-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0m-8 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0m0 0h-6m44 0h-6m-16-16v-6m0 44v-6m-11-27l-4-4m30 30l-4-4m0-22l4-4m-30 30l4-4',
);
export const chair = at('m-13-13h26v26h-26zm0 0v-6h26v6');
export const cushion = at('m-20-20q20 6 40 0-6 20 0 40-20-6-40 0 6-20 0-40z');
export const book = at('q-14-8-26-2v-30q14-6 26 2 12-8 26-2v30q-12-6-26 2zm0 0v-30');
export const books = at(
  'm-32 0v-30h10v30zm10 0v-24h9v24zm10 0v-32h8v32zm9 0v-27h10v27zm14 1l8-29 9 3-8 28z',
);
export const hanger = at('m-26 10l26-16 26 16zm26-16q-1-6 4-8 4-8-4-8-6 1-5 6');
export const hat = at('m-28 8q28 10 56 0m-46-3q0-24 18-24t18 24');
export const foot = at('q-7-10 0-18 8-4 10 6 1 10-3 13-4 2-7-1zm-2 5q-2 6 2 8 5 0 4-6z');
export const valve = at('m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0m0 0h30m-15-15v30');
export const pretzel = at(
  'm0 8q-24 16-28-4 0-18 16-12 12 6 28 26m-16-10q24 16 28-4 0-18-16-12-12 6-28 26',
);
export const bun = at('m-24 8q-2-24 24-24t24 24zm14-8l4-8m6 8l4-8m6 8l4-8');
export const bubble = at('m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m4-3q1-3 4-3');
export const web = at('q18 8 44 4m-44-4q12 22 8 46m-8-46l38 38m-26-34q0 12-10 10m24-6q4 22-20 22');
export const trunk = at('m-34 20v-26q0-14 14-14h40q14 0 14 14v26zm0-24h68m-40-4v10h12v-10z');
export const drawer = at('m-30-14h60v28h-60zm24 12h12');

/** A motif again and again on one line. */
export const along = (
  motif: (x: number, y: number) => string,
  xs: readonly number[],
  y: number,
): string => xs.map((x) => motif(x, y)).join('');
