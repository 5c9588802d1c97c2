/** FNV-1a with 32 bits over the UTF-16 code units of a text. */
function hashFnv32a(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/**
 * Hashes a value to a number from 0 to 0.9999, in steps of 0.0001. Version 2 is the one of GrowthBook: experiments with similar seeds
 * aren't correlated. Null for any other version.
 */
export function hash(seed: string, value: string, version = 2): number | null {
  if (version !== 2) return null;
  return (hashFnv32a(String(hashFnv32a(seed + value))) % 10_000) / 10_000;
}
