/** Signs that join or part the letters before and after them, and are seen by nobody themselves: ZWNJ and ZWJ. */
const joiner = /^[\u200C\u200D]$/;
/** The signs of Indic scripts and of those that descend from them that take a consonant's vowel away. */
const viramas = new Set('\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u103A\u17D2');
/** Letters and marks of scripts written joined up, where Persian, Urdu and Kurdish part letters with ZWNJ. */
const cursive = /^[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}]$/u;
const base = /^\p{L}$/u;
const pictograph = /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const mark = /^\p{M}$/u;
const selector = /^\p{Variation_Selector}$/u;
/** White space, line breaks of every kind too; a byte order mark is none. */
const space = /^(?!\uFEFF)[\s\u0085]$/;
/** What is not seen and does not belong in a text, halves of characters included. */
const hidden = /^[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]$/u;
/** What most texts have none of, so that nothing need be looked at one by one. */
const suspicious = /(?!\n)[\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a joiner makes a difference between its neighbours: in Indic and joined-up scripts, and between pictures. */
function joins(sign: string, before: string, after: string): boolean {
  const isZeroWidthJoiner = sign === '\u200D';
  if (viramas.has(before)) return base.test(after);
  if (isZeroWidthJoiner && base.test(before) && viramas.has(after)) return true;
  if (isZeroWidthJoiner) return pictograph.test(before) && /^\p{Extended_Pictographic}$/u.test(after);
  return cursive.test(before) && cursive.test(after);
}

/** Whether there is something for a mark to stand on. */
const hasBase = (before: string): boolean => before !== '' && !space.test(before);

/** Whether a character stays, after the one that stayed before it. */
function stays(character: string, before: string, after: string): boolean {
  if (joiner.test(character)) return joins(character, before, after);
  if (selector.test(character)) return hasBase(before) && !selector.test(before);
  if (hidden.test(character)) return false;
  return !mark.test(character) || hasBase(before);
}

/** Leaves out what is not seen, turns a text's direction or has no letter to stand on; white space stays as it is. */
function leaveOutHidden(text: string): string {
  if (!suspicious.test(text)) return text;
  const characters = [...text];
  let result = '';
  let before = '';
  characters.forEach((character, index) => {
    if (!space.test(character) && !stays(character, before, characters[index + 1] ?? '')) return;
    result += character;
    before = character;
  });
  return result;
}

/**
 * A text as others are shown it on one line: white space of any kind becomes one space; control and direction characters,
 * what is not seen, and combining marks without a letter are left out. Joiners stay where a script or a picture needs them.
 */
export const normalizeLine = (text: string): string =>
  leaveOutHidden(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();

/** A text of several lines as others are shown it: each like one line, empty ones included. */
export const normalizeText = (text: string): string =>
  leaveOutHidden(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
