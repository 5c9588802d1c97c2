import anyAscii from 'any-ascii';

/** What the fonts of our papers can't write: scripts such as Chinese and Tamil, and pictures. */
const unwritable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\u0020-\u02ff\u2010-\u22ff]+/gu;

/** A Chinese name has a syllable for each character. */
const spell = (part: string): string =>
  part.replace(/\p{Script=Han}+/gu, (name) => [...name].map((letter) => anyAscii(letter)).join(' '));

/** A text with what our fonts can't write in Latin letters: '陈美玲' gives 'Chen Mei Ling'. Control characters become spaces. */
export const toLatin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(unwritable, (part) => anyAscii(spell(part)))
    .trim();
