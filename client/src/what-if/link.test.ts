import { expect, it } from 'vitest';
import { LONGEST, readLink, tableLink, writeLink } from './link';
import type { Moment } from './moment';

const moment: Moment = {
  lines: [
    { game: 'cukierki', rulesVersion: 1, seats: 2, options: { variant: 'basic' }, first: 1 },
    { seat: 1, action: 'place 29 1,-1 r2' },
    { seat: 'chance', action: 'roll 3' },
    { seat: 'clock', action: 'reveal' },
  ],
  names: ['Ola', 'Їжачок Борис'],
  seat: 1,
};

const fragmentOf = (path: string | null) => new URL(path ?? '', 'http://localhost').hash;
const packed = async (text: string) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#1.${bytes.toString('base64url')}`;
};

it('a link holds the moment', async () => {
  const path = await writeLink(moment);
  expect(path).toMatch(/^\/what-if#1\.[\w-]+$/);
  expect(await readLink(fragmentOf(path))).toEqual(moment);
});

it('a hundred moves fit into some hundred characters', async () => {
  const [header = {}] = moment.lines;
  const moves = Array.from({ length: 100 }, (_, i) => ({
    seat: i % 2,
    action: `place ${i % 56} ${i % 7},${(i * 3) % 5} r${i % 4}`,
  }));
  const path = await writeLink({ ...moment, lines: [header, ...moves] });
  expect(path?.length).toBeLessThan(1_000);
});

it('what would be too long is no link', async () => {
  const noise = Array.from({ length: 20_000 }, (_, i) => ((i * 48_271) % 99_991).toString(36));
  const lines = [...moment.lines, { seat: 0, action: noise.join('') }];
  expect(await writeLink({ ...moment, lines })).toBeNull();
});

it.each([
  ['', 'broken'],
  ['#', 'broken'],
  ['#hello', 'broken'],
  ['#1.', 'broken'],
  ['#1.!!!', 'broken'],
  ['#1.AAAA', 'broken'],
  ['#2.AAAA', 'newer'],
  [`#1.${'A'.repeat(LONGEST)}`, 'too-long'],
])('%.12s is refused', async (fragment, why) => {
  expect(await readLink(fragment)).toBe(why);
});

it('a link that has lost its end is refused', async () => {
  const fragment = fragmentOf(await writeLink(moment));
  expect(await readLink(fragment.slice(0, -8))).toBe('broken');
});

it.each([
  ['{}'],
  ['{"header":null,"names":[],"seat":0}'],
  ['{"header":{},"names":"Ola","seat":0}'],
  ['{"header":{},"names":[],"seat":"first"}'],
  ['{"header":{},"names":[],"seat":0}\nnobody dances'],
])('what is packed well but says nothing is refused: %s', async (text) => {
  expect(await readLink(await packed(text))).toBe('broken');
});

it('what unpacks to more than any match is refused', async () => {
  expect(await readLink(await packed(' '.repeat(2_000_000)))).toBe('broken');
});

it('a match that a server has needs no more than its table and step', () => {
  expect(tableLink('Ab3', 12, null)).toBe('/what-if/Ab3?n=12');
  expect(tableLink('Ab3', 12, 0)).toBe('/what-if/Ab3?n=12&s=0');
});
