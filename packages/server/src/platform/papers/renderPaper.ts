import { findDay, formatDay, formatTime } from '@sewa/formatters';
import { product } from '@sewa/paths';
import * as messages from '../messages/messages.ts';
import type { PaperData } from './PaperData.ts';
import { PaperThread } from './PaperThread.ts';
import type { PaperTask, SignaturePlace } from './paperWorker.ts';
import { writeInLatin } from './toLatin.ts';

const thread = new PaperThread();

/** Writing a text in Latin letters can bring up another one that no font has, but not often. */
const TRIES = 3;

export interface Paper {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly places: SignaturePlace[];
  /** Whether something was written in Latin letters that isn't; the paper says so. */
  readonly isTransliterated: boolean;
}

/** Data with each of its texts changed. */
const mapTexts = (data: unknown, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );

/** Without characters that reverse what stands around them, and without halves of characters. */
const tidy = (text: string): string =>
  text.replace(/\p{Bidi_Control}+/gu, '').replace(/\p{Surrogate}/gu, '\ufffd');

const matchCharacters = (texts: readonly string[]): RegExp => {
  const codes = [...texts.join('')].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return new RegExp(`[${codes.join('')}]+`, 'gu');
};

const formatAt = (at: string): string =>
  messages.singaporeTime(`${formatDay(findDay(at))}, ${formatTime(at)}`);

function makeTask(template: keyof PaperData, data: PaperData[keyof PaperData]): Omit<PaperTask, 'input'> {
  const creationTimestamp =
    'creationTimestamp' in data ? data.creationTimestamp : Math.floor(Date.parse(data.at) / 1000);
  return { template, creationTimestamp, isPart: template === 'signature' };
}

/**
 * Writes a paper as a tagged PDF, in a thread of its own. The same data give the same bytes. What no font can write is written in Latin
 * letters. Throws if the data don't fit the template.
 */
export async function renderPaper<T extends keyof PaperData>(
  template: T,
  data: PaperData[T],
): Promise<Paper> {
  const task = makeTask(template, data);
  let shown = mapTexts('creationTimestamp' in data ? data : { ...data, at: formatAt(data.at) }, tidy);
  let isTransliterated = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const input = JSON.stringify({
      data: shown,
      product: product.name,
      words: messages.paperWords,
      transliteration: isTransliterated ? messages.transliterationNote : null,
    });
    const report = await thread.compile({ ...task, input });
    if ('failure' in report) throw new Error(`The paper '${template}' can't be written: ${report.failure}`);
    if ('bytes' in report) return { ...report, isTransliterated };
    const unwritable = matchCharacters(report.unwritable);
    shown = mapTexts(shown, (text) => (text.search(unwritable) < 0 ? text : writeInLatin(text, unwritable)));
    isTransliterated = true;
  }
  throw new Error(`The paper '${template}' has texts that can't be written even in Latin letters.`);
}
