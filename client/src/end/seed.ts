/** The seed that a published transcript reveals in its last line; null while the game goes on. */
export function seedOf(transcript: string): string | null {
  const last = transcript.trim().split('\n').at(-1) ?? '{}';
  const { seed } = JSON.parse(last) as { seed?: string };
  return seed ?? null;
}

/** Whether SHA-256 of the seed is what was promised; null where the browser cannot tell. */
export async function checkSeed(seed: string, commitment: string): Promise<boolean | null> {
  // Plain http in a home network has no crypto.subtle.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
