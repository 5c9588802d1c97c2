/** Longest text that is read, in code points. */
const MAX_TEXT = 100;

/** Longer than any text that the contract allows. */
const MAX_TYPED = 1_000;

/** How words of names are spelled before they are compared. Both sides are shortened, so that 'St' needs no guess. */
const shortWords = new Map([
  ['road', 'rd'],
  ['street', 'st'],
  ['strt', 'st'],
  ['saint', 'st'],
  ['avenue', 'ave'],
  ['av', 'ave'],
  ['avn', 'ave'],
  ['drive', 'dr'],
  ['crescent', 'cres'],
  ['close', 'cl'],
  ['place', 'pl'],
  ['lane', 'ln'],
  ['terrace', 'ter'],
  ['boulevard', 'blvd'],
  ['gardens', 'gdns'],
  ['heights', 'hts'],
  ['jalan', 'jln'],
  ['jl', 'jln'],
  ['lorong', 'lor'],
  ['bukit', 'bt'],
  ['tanjong', 'tg'],
  ['tanjung', 'tg'],
  ['tj', 'tg'],
  ['kampong', 'kg'],
  ['kampung', 'kg'],
  ['upper', 'upp'],
  ['north', 'nth'],
  ['south', 'sth'],
  ['central', 'ctrl'],
  ['centre', 'ctr'],
  ['center', 'ctr'],
  ['mount', 'mt'],
  ['park', 'pk'],
  ['business', 'biz'],
  ['square', 'sq'],
  ['commonwealth', 'cwealth'],
  ['1st', 'first'],
  ['6th', 'sixth'],
]);

/** Letters that stand for a whole name. */
const initials = new Map([
  ['amk', ['ang', 'mo', 'kio']],
  ['cck', ['choa', 'chu', 'kang']],
  ['tpy', ['toa', 'payoh']],
  ['yck', ['yio', 'chu', 'kang']],
]);

/** The last words of streets, shortened. */
export const roadWords: ReadonlySet<string> = new Set([
  'rd',
  'st',
  'ave',
  'dr',
  'cres',
  'cl',
  'ln',
  'ter',
  'blvd',
]);

/**
 * Text as the rules read it: one Unicode form, lower case, no invisible characters, Chinese set apart from Latin, no commas in
 * numbers, 'S$' as '$'. The first 100 code points count, after NFKC, because one sign can become 18.
 */
export function normalizeText(text: string): string {
  const visible = text
    .slice(0, MAX_TYPED)
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Cs}]/gu, ' ')
    .toLowerCase();
  return [...visible]
    .slice(0, MAX_TEXT)
    .join('')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/s\$/g, '$')
    .replace(/(?<=\p{Script=Han})(?=[a-z\d$])|(?<=[a-z\d])(?=\p{Script=Han})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function splitWord(word: string): readonly string[] {
  const joined = /^(ave|st|rd|lor|blk)(\d+[a-z]?)$/.exec(word);
  return initials.get(word) ?? joined?.slice(1) ?? [word];
}

/** The words of a normalized text: 'st11' is two, "o'hara" is one, 'amk' is three. */
export const listWords = (text: string): string[] =>
  (text.replaceAll("'", '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap(splitWord);

/** A word as it is compared: 'street' gives 'st'. */
export const shortenWord = (word: string): string => shortWords.get(word) ?? word;

/** A name as it is compared. */
export const makeNameKey = (name: string): string =>
  listWords(normalizeText(name)).map(shortenWord).join(' ');
