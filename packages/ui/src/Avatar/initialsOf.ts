/** The first letters of the first and the last word of a name; one letter for a name of one word. */
export function initialsOf(name: string): string {
  const terms = name.trim().split(/\s+/u);
  const first = terms[0] ?? '';
  const last = terms.length > 1 ? (terms.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
