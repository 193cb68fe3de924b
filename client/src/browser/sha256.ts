/** SHA-256 of a text, as 64 hex digits. Our own: plain http in a home network has no crypto.subtle. */
export function sha256(text: string): string {
  const state = [...INITIAL];
  const words = padded(new TextEncoder().encode(text));
  for (let block = 0; block < words.length; block += 16) {
    compress(state, words.subarray(block, block + 16));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The first 64 primes, whose roots are the constants. */
const PRIMES: readonly number[] = firstPrimes(64);

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime > 0)) primes.push(n);
  }
  return primes;
}

/** The first 32 bits of a number's fraction. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;
const INITIAL: readonly number[] = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS: readonly number[] = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The bytes, a one, zeros, and how many bits they are, as words with the big end first. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64));
  for (const [i, byte] of [...bytes, 0x80].entries()) {
    words[i >> 2] = (words[i >> 2] ?? 0) | (byte << (24 - 8 * (i & 3)));
  }
  words[words.length - 1] = bytes.length * 8;
  return words;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: number[], block: Int32Array): void {
  const w = [...block];
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + small + (w[i - 7] ?? 0) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [i, word] of w.entries()) {
    const up = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + up + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word) | 0;
    const down = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (down + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[i] = ((state[i] ?? 0) + word) | 0;
  }
}
