import type { Moment } from './moment';

/**
 * Links that hold a moment of a match, and nothing is kept anywhere else: behind the `#`, which no
 * server is told, the form's number, a dot, and the moment as text, deflated, in base64url.
 */
const FORM = '1';
/** What messengers and browsers still take whole. */
export const LONGEST = 12_000;
/** No match is as long as that; whatever is was not written by us. */
const LONGEST_TEXT = 1_000_000;

/** Why a link cannot be followed. */
export type BadLink = 'broken' | 'newer' | 'too-long';

/** The address behind our own; null if it would be too long, or this browser cannot write it. */
export async function writeLink(moment: Moment): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const bytes = await through(new TextEncoder().encode(textOf(moment)), deflater());
  const path = `/what-if#${FORM}.${toBase64(bytes)}`;
  return path.length > LONGEST ? null : path;
}

/** Reads what stands behind the `#`. What it says of the match, the engine checks. */
export async function readLink(fragment: string): Promise<Moment | BadLink> {
  const [form = '', packed = ''] = fragment.replace(/^#/, '').split('.');
  if (fragment.length > LONGEST) return 'too-long';
  if (form !== FORM) return /^\d+$/.test(form) ? 'newer' : 'broken';
  try {
    const bytes = await through(fromBase64(packed), inflater());
    return momentOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? 'broken';
  } catch {
    return 'broken';
  }
}

/** A short one, for a match that the server has. */
export const tableLink = (table: string, step: number, seat: number | null): string =>
  `/what-if/${table}?n=${step}${seat === null ? '' : `&s=${seat}`}`;

/** The first line is all but the moves; a move is its seat and its action. */
function textOf({ lines: [header, ...moves], names, seat }: Moment): string {
  const played = (moves as Played[]).map(({ seat, action }) => `${seat} ${action}`);
  return [JSON.stringify({ header, names, seat }), ...played].join('\n');
}

interface Played {
  seat: number | 'clock' | 'chance';
  action: string;
}

function momentOf(text: string): Moment | null {
  const [first = '', ...played] = text.split('\n');
  const { header, names, seat } = JSON.parse(first);
  const moves = played.map(moveOf);
  const isWhole =
    typeof header === 'object' &&
    header !== null &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string' && name.length <= 60) &&
    (seat === null || Number.isInteger(seat));
  return isWhole && !moves.includes(null)
    ? { lines: [header, ...(moves as Played[])], names, seat }
    : null;
}

function moveOf(line: string): Played | null {
  const [, seat, action] = /^(\d|clock|chance) (.+)$/.exec(line) ?? [];
  if (seat === undefined || action === undefined) return null;
  return { seat: seat === 'clock' || seat === 'chance' ? seat : Number(seat), action };
}

const deflater = () => new CompressionStream('deflate-raw');
const inflater = () => new DecompressionStream('deflate-raw');

/** All that comes out, as far as it is not too much. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      throw new Error('too much');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
