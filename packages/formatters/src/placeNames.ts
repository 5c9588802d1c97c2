/** Names that their owners write otherwise than in title case. */
const spellings = /* @__PURE__ */ (() =>
  new Map(['HarbourFront', 'one-north'].map((name) => [name.toUpperCase(), name])))();

const capitalise = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=^|[-(/])(?:[a-z]'(?=[a-z]))?[a-z]/g, (start) => start.toUpperCase())
    .replace(/^Mc(?=[a-z]{2})[a-z]/, (start) => `Mc${start.slice(2).toUpperCase()}`);

const isTitleCase = (word: string): boolean => /[a-z]/.test(word) && /.[A-Z]/.test(word);

const formatWord = (word: string): string => {
  const upper = word.toUpperCase();
  const spelling = spellings.get(upper);
  if (spelling !== undefined) return spelling;
  if (isTitleCase(word) || !/^[\x21-\x7e]+$/.test(word)) return word;
  return /\d/.test(word) ? upper : capitalise(word);
};

/**
 * The name of a place as open data writes it, in title case and with straight apostrophes: 'ANG MO KIO' gives 'Ang Mo Kio',
 * 'ONE-NORTH' gives 'one-north', 'ST. MICHAEL’S' gives "St. Michael's".
 */
export const formatPlaceName = (name: string | null | undefined): string => {
  if (typeof name !== 'string') return '';
  const words = name
    .replace(/[‘’ʼ＇´`]/g, "'")
    .trim()
    .split(/\s+/);
  return words.map(formatWord).join(' ');
};
