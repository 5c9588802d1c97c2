/**
 * A short name for a question: the same for the same content, another one when a word of it changes. Made from what a
 * person is asked (the categories, who is loaded) where a site is built, so that a change asks everybody again.
 */
export function makeRevision(question: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(question)))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
