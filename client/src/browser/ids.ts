/** 16 letters and digits at random. Not `randomUUID`, which plain http in a home network lacks. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
