import { englishMessages, type UiMessages } from '../src/UiProvider/messages.ts';

type Sentence = string | ((...parts: never[]) => string);

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç' };
const GROWTH = 0.4;

/** Text as a wordier language has it: marked at both ends, accented, two fifths longer. */
export function stretch(text: string): string {
  const accented = text.replace(/[aeiounc]/g, (character) => accents[character] ?? character);
  return `[${accented} ${'ó'.repeat(Math.ceil(text.length * GROWTH))}]`;
}

const stretchSentence = (sentence: Sentence): Sentence =>
  typeof sentence === 'string'
    ? stretch(sentence)
    : (...parts: Parameters<typeof sentence>) => stretch(sentence(...parts));

const stretched = Object.fromEntries(
  Object.entries(englishMessages).map(([name, sentence]) => [name, stretchSentence(sentence)]),
) as Record<keyof UiMessages, Sentence> as UiMessages;

/** A language of the toolbar: how it is called, which way it runs, and the words it gives the primitives. */
export interface Language {
  title: string;
  direction: 'ltr' | 'rtl';
  messages: Partial<UiMessages>;
}

/** The languages of the toolbar, by code; XA and XB are the customary codes of languages made up for trying things out. */
export const languages = {
  'en-SG': { title: 'English', direction: 'ltr', messages: {} },
  'en-XA': { title: 'Longer words', direction: 'ltr', messages: stretched },
  'ar-XB': { title: 'Right to left', direction: 'rtl', messages: stretched },
} as const satisfies Record<string, Language>;
