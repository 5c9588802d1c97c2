import { randomBytes } from 'node:crypto';

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Random text of base32 digits, 5 bits each. */
export const makeRandomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => base32.charAt(byte % 32)).join('');

/** The random id of a row: 60 bits in base32. */
export const makeRandomId = (): string => makeRandomText(12);

/** The id that follows from a digest: its first 60 bits in base32. */
export function makeDigestId(digest: Uint8Array): string {
  const bits = [...digest.subarray(0, 8)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: 12 }, (_, index) =>
    base32.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  ).join('');
}

/** Whether a text has the form of an id that was made here; anything else is no id, and isn't looked up. */
export const isRandomId = (text: string): boolean => /^[a-z2-7]{12}$/.test(text);
