import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { listWords, makeNameKey, normalizeText, shortenWord } from './names/words.ts';
import { smallWords } from './smallWords.ts';
import type { SuggestionEntry } from './suggestionEntries.ts';

const MAX_SUGGESTIONS = 8;
const MAX_PER_GROUP = 3;
/** Keys looked at for one text; those of a short text are many. */
const MAX_SEEN = 400;
/** A name is found by each of its first words. */
const MAX_STARTS = 4;
/** Entries that are prepared without a pause. */
const PIECE = 500;

/** Kinds that are shown together, in this order. */
const groups: Readonly<Record<SuggestionEntry['kind'], number>> = {
  area: 0,
  areas: 0,
  neighbourhood: 0,
  station: 1,
  line: 1,
  project: 2,
  street: 3,
  landmark: 4,
  mall: 4,
  school: 4,
  hawker: 4,
  postal: 5,
};
const GROUPS = 6;

/** Points of what makes a suggestion better. */
const points = { whole: 6, start: 4, group: 0.7, homes: 2, none: -20 };

/** The beginning of a word in a name. */
interface Key {
  readonly text: string;
  readonly entry: SuggestionEntry;
  /** Whether the name begins here. */
  readonly isStart: boolean;
  readonly isCode: boolean;
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const hasDigit = (text: string): boolean => /\d/.test(text);
const isCode = (text: string): boolean => /^[A-Z]{2,3}\d*[A-Z]?$/.test(text);

/** Whether a text is long enough: two letters or one Chinese sign. */
const isEnough = (text: string): boolean => isHan(text) || (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;

function* listKeys(entry: SuggestionEntry): Generator<Key> {
  for (const name of [entry.name, ...entry.otherNames]) {
    const isCodeName = entry.kind === 'station' && isCode(name);
    if (isHan(name)) {
      yield { text: normalizeText(name), entry, isStart: true, isCode: false };
      continue;
    }
    const words = listWords(normalizeText(name));
    for (const form of new Set([words.join(' '), words.map(shortenWord).join(' ')])) {
      const parts = form.split(' ');
      for (let from = 0; from < Math.min(parts.length, MAX_STARTS); from += 1)
        yield { text: parts.slice(from).join(' '), entry, isStart: from === 0, isCode: isCodeName };
    }
  }
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Suggests names by the beginnings of their words, in one sorted list: a text costs a binary search. */
export class Suggester {
  readonly #keys: readonly Key[];

  private constructor(keys: readonly Key[]) {
    this.#keys = keys;
  }

  /** Prepares the suggestions in pieces, between which others can work. */
  static async create(entries: readonly SuggestionEntry[]): Promise<Suggester> {
    const byFirst = new Map<string, Key[]>();
    for (let from = 0; from < entries.length; from += PIECE) {
      for (const entry of entries.slice(from, from + PIECE))
        for (const key of listKeys(entry)) {
          const first = key.text.charAt(0);
          const keys = byFirst.get(first);
          if (keys) keys.push(key);
          else byFirst.set(first, [key]);
        }
      await yieldToOthers();
    }
    const sorted: Key[] = [];
    for (const [, keys] of [...byFirst].sort(([one], [other]) => compareTexts(one, other))) {
      for (const key of keys.sort((one, other) => compareTexts(one.text, other.text))) sorted.push(key);
      await yieldToOthers();
    }
    return new Suggester(sorted);
  }

  /** At most 8 suggestions, at most 3 of a group, group by group; projects and streets without homes are last in theirs. */
  suggest(typed: string): SuggestionEntry[] {
    const text = normalizeText(typed);
    if (!isEnough(text)) return [];
    const scores = this.#score(text);
    const counts = new Array<number>(GROUPS).fill(0);
    const chosen: SuggestionEntry[] = [];
    for (const [entry] of [...scores].sort(([, one], [, other]) => other - one)) {
      const group = groups[entry.kind];
      const count = counts[group] ?? 0;
      if (count >= MAX_PER_GROUP || chosen.length === MAX_SUGGESTIONS) continue;
      counts[group] = count + 1;
      chosen.push(entry);
    }
    const isNumber = /^\d/.test(text);
    const groupOf = ({ kind }: SuggestionEntry) => (isNumber && kind === 'postal' ? -1 : groups[kind]);
    return chosen.sort((one, other) => groupOf(one) - groupOf(other));
  }

  /** Suggests names for the last words of a longer text, as many of them as begin a name; `before` is the text before them. */
  suggestLast(typed: string): { readonly before: string; readonly entries: readonly SuggestionEntry[] } {
    const words = normalizeText(typed).split(' ');
    for (let at = 0; at < words.length; at += 1) {
      const last = words.slice(at).join(' ');
      if (at > 0 && listWords(last).every((word) => smallWords.has(word))) break;
      const entries = this.suggest(last);
      if (entries.length > 0) return { before: words.slice(0, at).join(' '), entries };
    }
    return { before: '', entries: [] };
  }

  #score(text: string): Map<SuggestionEntry, number> {
    const scores = new Map<SuggestionEntry, number>();
    const words = listWords(text);
    // The last word may go on: 'st' may become 'stevens'.
    const isHanText = isHan(text);
    const starts = isHanText
      ? [text]
      : [
          words.join(' '),
          [...words.slice(0, -1).map(shortenWord), words.at(-1)].join(' '),
          makeNameKey(text),
          // 'ns 17' is the code of a station.
          ...(/^[a-z]{2} \d{1,2}$/.test(text) ? [text.replace(' ', '')] : []),
        ];
    for (const start of new Set(starts)) {
      if (start === '') continue;
      for (const key of this.#listFrom(start)) {
        if (key.isCode && !hasDigit(text)) continue;
        const { entry, isStart } = key;
        const isRare = entry.kind === 'school' || entry.kind === 'hawker';
        if (isRare && !isStart) continue;
        const isText = entry.kind === 'project' || entry.kind === 'street';
        const score =
          (key.text === start ? points.whole : 0) +
          (isStart ? points.start : 0) +
          (isText && entry.homes === 0 ? points.none : 0) +
          (GROUPS - groups[entry.kind]) * points.group +
          Math.log10(entry.homes + 1) * points.homes;
        if (score > (scores.get(entry) ?? Number.NEGATIVE_INFINITY)) scores.set(entry, score);
      }
    }
    return scores;
  }

  /** The keys that begin with a text. */
  *#listFrom(start: string): Generator<Key> {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] as Key).text < start) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < Math.min(this.#keys.length, low + MAX_SEEN); at += 1) {
      const key = this.#keys[at] as Key;
      if (!key.text.startsWith(start)) return;
      yield key;
    }
  }
}
