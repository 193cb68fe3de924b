import type { Colour, NeedCell } from './patterns';

// SVG text, to be copied (table/drawing.ts): a town has many of a kind. What they look like stands in
// the shapes and not in a style sheet, which a browser need not ask then.

const PAINTS: Record<Colour, { wall: string; roof: string; lot: string }> = {
  R: { wall: '#d4475c', roof: '#8f1f3a', lot: '#551a33' },
  B: { wall: '#4f83dc', roof: '#1f428f', lot: '#1a2a5c' },
  G: { wall: '#3b9b69', roof: '#17583c', lot: '#123f2f' },
  Y: { wall: '#ecb843', roof: '#a2680f', lot: '#5e3f10' },
};
const ROOFS: Record<Colour, string> = {
  R: 'M-40-6L0-43 40-6z',
  B: 'M-34-6a34 32 0 0 1 68 0zM-2-38V-46H2V-38z',
  G: 'M-36-36h15v9h13v-9h16v9h13v-9h15v30h-72z',
  Y: 'M-37-6v-12h12v-12h12v-12h26v12h12v12h12v12z',
};
const WINDOWS: Record<Colour, string> = {
  R: 'M-22 4h14v14h-14zM8 4h14v14h-14zM-22 25h14v14h-14z',
  B: 'M-15 4a8 8 0 1 0 .1 0zM15 4a8 8 0 1 0 .1 0zM-15 25a8 8 0 1 0 .1 0z',
  G: 'M-24 20v-8a6 6 0 0 1 12 0v8zM-6 20v-8a6 6 0 0 1 12 0v8zM12 20v-8a6 6 0 0 1 12 0v8zM-24 41v-8a6 6 0 0 1 12 0v8z',
  Y: 'M-24 3h20v12h-20zM4 3h20v12H4zM-24 23h20v12h-20z',
};
const CREAM = '#fff7ea';
/** of the family that is around it */
const LETTER = 'font-weight="800" text-anchor="middle"';

/**
 * A house around 0,0 in a cell of 100: each colour has its own roof, windows and, if asked for, a
 * letter. On cards it is small, and the letter stands in the place of the windows.
 */
export function houseOf(
  colour: Colour,
  { small, letter }: { small: boolean; letter: boolean },
): string {
  const { wall, roof, lot } = PAINTS[colour];
  return [
    `<rect class="ground" x="-48" y="-48" width="96" height="96" rx="11" fill="${lot}"/>`,
    `<path d="M-32-8h64v54h-64z" fill="${wall}"/>`,
    `<path d="${ROOFS[colour]}" fill="${roof}" stroke="${wall}" stroke-width="3.5" stroke-linejoin="round"/>`,
    small && letter
      ? `<rect x="-27" y="-6" width="54" height="50" rx="9" fill="${CREAM}"/><text y="38" font-size="52" fill="#1d1033" ${LETTER}>${colour}</text>`
      : `<path d="${WINDOWS[colour]}" fill="#fff0b3"/><path d="M4 46v-14a7 7 0 0 1 14 0v14z" fill="${lot}"/>`,
    letter && !small
      ? `<circle cx="-34" cy="-34" r="13" fill="${CREAM}"/><text x="-34" y="-27.5" font-size="19" fill="#2a1640" ${LETTER}>${colour}</text>`
      : '',
  ].join('');
}

const MOUTHS = [
  'M-5 8a5 6 0 1 0 10 0 5 6 0 1 0-10 0z',
  'M-10 5q10 12 20 0z',
  'M-8 9q4-5 8 0t8 0',
  'M-9 6q9 7 18 0l-4 9a5 5 0 0 1-9-3z',
];
const NIGHT = '#352a63';
const LINE = `fill="none" stroke="${NIGHT}" stroke-width="3" stroke-linecap="round"`;

/** A ghost around 0,0; each of the four has a face of its own, and the Large Ghost a crown. */
export function ghostOf(face: number, large: boolean): string {
  const sleepy = !large && face % 4 === 2;
  return [
    `<path d="M-27 36V-4a27 29 0 0 1 54 0v40l-9-8-9 8-9-8-9 8-9-8z" fill="${large ? '#cdb8ff' : '#f6f2ff'}" stroke="${NIGHT}" stroke-width="3.5" stroke-linejoin="round"/>`,
    sleepy
      ? `<path d="M-15-6q5 5 10 0M5-6q5 5 10 0" ${LINE}/>`
      : `<path d="M-14-7a5 7 0 1 0 10 0a5 7 0 1 0-10 0zM5-7a5 7 0 1 0 10 0a5 7 0 1 0-10 0z" fill="${NIGHT}"/>` +
        '<path d="M-9.4-9.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM9.6-9.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z" fill="#fff"/>',
    `<path d="${MOUTHS[large ? 1 : face % 4]}" ${sleepy ? LINE : `fill="${NIGHT}"`}/>`,
    large
      ? `<path d="M-16-27l-2-16 10 7 8-11 8 11 10-7-2 16z" fill="#f6c35c" stroke="${NIGHT}" stroke-width="3" stroke-linejoin="round"/>`
      : '',
  ].join('');
}

/** Each has a mark of its own where no letters are asked for. */
const MARKS: Record<Colour, string> = {
  R: 'M-10-8Q0-14 10-8M-13 1Q0-6 13 1M-10 10Q0 4 10 10',
  B: 'M0-7a7 7 0 1 0 .1 0z',
  G: 'M0-11V11M-11 0H11',
  Y: 'M-9-9L9 9M9-9L-9 9M0-12V12',
};
const FILLS: Record<Colour, string> = { R: '#c62f4b', B: '#2f62bd', G: '#23784d', Y: '#f2b33d' };

/** A candy, 64 wide and high around 0,0. */
export function candyOf(colour: Colour, letter: boolean): string {
  const isLight = colour === 'Y';
  return [
    `<path d="M-14-4L-29-13-26 0-29 13-14 4zM14-4L29-13 26 0 29 13 14 4z" fill="${FILLS[colour]}" stroke="${CREAM}" stroke-width="3" stroke-linejoin="round"/>`,
    `<circle r="18" fill="${FILLS[colour]}" stroke="${CREAM}" stroke-width="3"/>`,
    letter
      ? `<text y="7" font-size="20" fill="${isLight ? '#3a1c19' : '#fff'}" ${LETTER}>${colour}</text>`
      : `<path d="${MARKS[colour]}" fill="none" stroke="${isLight ? '#7a4a06' : CREAM}" stroke-width="4" stroke-linecap="round"/>`,
  ].join('');
}

/** What a card asks for, its first cell at 0,0 to 100,100. */
export const patternOf = (needs: readonly NeedCell[], letter: boolean): string =>
  needs
    .map(({ x, y, need }) => {
      const what =
        need === '*'
          ? `<rect x="-48" y="-48" width="96" height="96" rx="11" fill="#5b4d8f"/>${ghostOf(0, false)}`
          : houseOf(need, { small: true, letter });
      return `<g transform="translate(${100 * x + 50} ${100 * y + 50})">${what}</g>`;
    })
    .join('');
