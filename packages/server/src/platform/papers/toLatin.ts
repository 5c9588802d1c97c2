import anyAscii from 'any-ascii';

/** Scripts such as Chinese and Tamil, and pictures. */
const notLatin =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\u0020-\u02ff\u2010-\u22ff]+/gu;

/** A Chinese name has a syllable for each character. */
const spell = (part: string): string =>
  part.replace(/\p{Script=Han}+/gu, (name) => [...name].map((letter) => anyAscii(letter)).join(' '));

/** A text in which what the pattern matches is in Latin letters; control characters become spaces. */
export const writeInLatin = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (part) => anyAscii(spell(part.replace(/\p{Cc}+/gu, ' '))) || '?').trim();

/** A text with other scripts in Latin letters: '陈美玲' gives 'Chen Mei Ling'. Control characters become spaces. */
export const toLatin = (text: string): string =>
  writeInLatin(text.normalize('NFKC').replace(/\p{Cc}+/gu, ' '), notLatin);
