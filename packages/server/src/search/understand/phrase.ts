/** A word begins here, or Chinese does, which has no spaces. */
const START = String.raw`(?:(?<![\p{L}\p{N}$#])|(?<=\p{Script=Han})|(?=\p{Script=Han}))`;

/** A word ends here. */
const END = String.raw`(?:(?![\p{L}\p{N}])|(?=\p{Script=Han})|(?<=\p{Script=Han}))`;

/** A pattern that matches whole words only; groups are named. */
export const phrase = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, 'gu');

const numberWords = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['single', 1],
  ['一', 1],
  ['两', 2],
  ['二', 2],
  ['三', 3],
  ['四', 4],
  ['五', 5],
  ['satu', 1],
  ['dua', 2],
  ['tiga', 3],
]);

/** The pattern of a small number, as a digit or a word, in a named group. */
export const numberIn = (group: string): string => `(?<${group}>\\d|${[...numberWords.keys()].join('|')})`;

/** The value of a small number; 0 if there is none. */
export const readNumber = (text: string | undefined): number =>
  text === undefined ? 0 : (numberWords.get(text) ?? Number(text));
