/** Letters and digits; of a word longer than PostgreSQL stores, each part is a word. */
const word = /[\p{L}\p{M}\p{N}]{1,100}/gu;

/**
 * The words of a text, as listings are stored with them and searched by them: in one Unicode form, in lower case and without what
 * isn't seen; whatever is neither letter nor digit separates them. '3+1 Bedroom~' gives 3, 1 and bedroom.
 */
export const listSearchWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .match(word) ?? [];

/** What of a listing is found by words. */
export interface SearchedTexts {
  readonly title: string | null;
  readonly block: string | null;
  readonly street: string;
  readonly postal_code: string | null;
  readonly district: string | null;
  /** The district in words, so that a search for it finds the listing. */
  readonly district_name: string;
}

/** The words of a listing, as PostgreSQL reads a `tsvector`. */
export function formatSearchVector(listing: SearchedTexts): string {
  const { title, block, street, postal_code, district, district_name } = listing;
  const texts = [title, block, street, postal_code, district && `d${district}`, district_name];
  return listSearchWords(texts.join(' '))
    .map((each) => `'${each}'`)
    .join(' ');
}
