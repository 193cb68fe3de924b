// Makes a browser's screenshot small: the same picture with at most 256 colours.
import { deflateSync, inflateSync } from 'node:zlib';

const MOST = 256;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The PNG with a palette; colours that few points have become their nearest neighbours. */
export function withPalette(png) {
  const { width, height, channels, rows } = decode(png);
  const counts = new Map();
  const at = (row, x) => row.readUIntBE(x * channels, 3);
  for (const row of rows) {
    for (let x = 0; x < width; x++) counts.set(at(row, x), (counts.get(at(row, x)) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([color]) => color);
  const indices = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]));
  const lines = rows.map((row) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => indices.get(at(row, x)))]),
  );
  const colors = Buffer.from(palette.flatMap(parts));
  return encode(width, height, colors, Buffer.concat(lines));
}

const parts = (color) => [color >> 16, (color >> 8) & 255, color & 255];

function nearest(color, palette) {
  const distance = (other) =>
    parts(other).reduce((sum, part, i) => sum + (part - parts(color)[i]) ** 2, 0);
  let best = 0;
  palette.forEach((other, i) => {
    if (distance(other) < distance(palette[best])) best = i;
  });
  return best;
}

/** Rows of bytes, without the filters that made them easier to compress. */
function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const data = [];
  for (let i = 8; i < png.length; i += 12 + png.readUInt32BE(i)) {
    const isData = png.toString('latin1', i + 4, i + 8) === 'IDAT';
    if (isData) data.push(png.subarray(i + 8, i + 8 + png.readUInt32BE(i)));
  }
  const bytes = inflateSync(Buffer.concat(data));
  const length = width * channels;
  const rows = [];
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1);
    const row = Buffer.from(bytes.subarray(start + 1, start + 1 + length));
    unfilter(bytes[start], row, rows[y - 1] ?? Buffer.alloc(length), channels);
    rows.push(row);
  }
  return { width, height, channels, rows };
}

function unfilter(kind, row, above, channels) {
  for (let i = 0; i < row.length; i++) {
    const left = row[i - channels] ?? 0;
    const corner = above[i - channels] ?? 0;
    const guess = [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)];
    row[i] += guess[kind];
  }
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function encode(width, height, colors, lines) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits, with a palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
