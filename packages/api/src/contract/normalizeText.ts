/** Invisible characters that join or separate their neighbours: ZWNJ and ZWJ. */
const joiner = /^[\u200C\u200D]$/;
/** Viramas of Indic and related scripts: they remove a consonant's vowel. */
const viramas = new Set('\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u103A\u17D2');
/** Letters and marks of cursive scripts, in which Persian, Urdu and Kurdish separate letters with ZWNJ. */
const cursive = /^[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}]$/u;
const base = /^\p{L}$/u;
const pictograph = /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const mark = /^\p{M}$/u;
const selector = /^\p{Variation_Selector}$/u;
/** White space, including all kinds of line breaks but not a byte order mark. */
const space = /^(?!\uFEFF)[\s\u0085]$/;
/** Invisible characters that don't belong in a text, including lone surrogates and noncharacters, which are no XML. */
const hidden = /^[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]$/u;
/** Fast path: most texts match nothing here and need no check of each character. */
const suspicious = /(?!\n)[\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a joiner has an effect between its neighbours: in Indic and cursive scripts, and between emoji. */
function joins(sign: string, before: string, after: string): boolean {
  const isZeroWidthJoiner = sign === '\u200D';
  if (viramas.has(before)) return base.test(after);
  if (isZeroWidthJoiner && base.test(before) && viramas.has(after)) return true;
  if (isZeroWidthJoiner) return pictograph.test(before) && /^\p{Extended_Pictographic}$/u.test(after);
  return cursive.test(before) && cursive.test(after);
}

/** Whether there is a base character that a mark can combine with. */
const hasBase = (before: string): boolean => before !== '' && !space.test(before);

/** Whether a character is preserved, given the preserved one before it. */
function stays(character: string, before: string, after: string): boolean {
  if (joiner.test(character)) return joins(character, before, after);
  if (selector.test(character)) return hasBase(before) && !selector.test(before);
  if (hidden.test(character)) return false;
  return !mark.test(character) || hasBase(before);
}

/** Removes invisible and direction characters, and marks without a base; leaves white space unchanged. */
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
 * Normalizes text for one line: white space becomes a single space; control, direction and invisible characters, and combining
 * marks without a base, are removed. Joiners are preserved where a script or an emoji needs them.
 */
export const normalizeLine = (text: string): string =>
  leaveOutHidden(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;

/** Normalizes text of several lines: each line like `normalizeLine`, empty lines preserved. */
export const normalizeText = (text: string): string =>
  leaveOutHidden(text.replace(lineBreak, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** Normalizes Markdown like text of several lines, but for its spaces: they indent lists and break lines. */
export const normalizeMarkdown = (text: string): string =>
  leaveOutHidden(text.replace(lineBreak, '\n'))
    .replace(/^([^\S\n]*\n)+/, '')
    .trimEnd();
