import type { Gazetteer } from './names/Gazetteer.ts';
import { roadWords, shortenWord } from './names/words.ts';
import type { PlaceReader } from './PlaceReader.ts';
import { type Reading, TAKEN } from './Reading.ts';
import { askForRent } from './rules/readRents.ts';
import { peopleWord } from './rules/readRequests.ts';
import { smallWords } from './smallWords.ts';

const MAX_BARE_RENT = 30_000;
const ROUND = 50;

/** Looking for a misspelled name takes long, so a text gets so many tries. */
const MAX_GUESSES = 8;
const MAX_NAME_WORDS = 4;
const MIN_CORRECTED = 5;

/** What the end of reading needs to know. */
export interface RestOptions {
  readonly gazetteer: Gazetteer;
  readonly places: PlaceReader;
  /** Takes every spelling as typed. */
  readonly isExact: boolean;
  /** Whether a live listing has a word. */
  isKnownWord(word: string): boolean;
}

/** Takes bare round numbers of a rent's size: one is a budget, two are a range. */
function takeBareRents(reading: Reading, words: readonly string[]): readonly string[] {
  const { filters, texts } = reading;
  const isRent = (word: string) =>
    /^\d{4,5}$/.test(word) && Number(word) % ROUND === 0 && Number(word) <= MAX_BARE_RENT;
  if (texts.length > 0 || filters.rentMin || filters.rentMax) return words;
  const rents = words.filter(isRent).map(Number);
  if (rents.length === 0 || rents.length > 2) return words;
  const to = Math.max(...rents);
  askForRent(reading, rents.join(' '), rents.length === 1 ? { to } : { from: Math.min(...rents), to });
  return words.map((word) => (isRent(word) ? TAKEN : word));
}

/** What is left: names that are misspelled or written apart; the others are the rest. */
class RestReader {
  readonly #reading: Reading;
  readonly #options: RestOptions;
  #guesses = MAX_GUESSES;

  constructor(reading: Reading, options: RestOptions) {
    this.#reading = reading;
    this.#options = options;
  }

  read(words: readonly string[]): string[] {
    const rest: string[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] as string;
      const length = word === TAKEN || smallWords.has(word) ? 1 : this.#takeName(words, at);
      if (length > 0) {
        at += length;
        continue;
      }
      if (peopleWord.test(word)) this.#reading.notes.push({ text: word, about: 'people' });
      else rest.push(word);
      at += 1;
    }
    return rest.map((word) => this.#correct(word));
  }

  /** Takes the longest name that begins here; returns its number of words, 0 if there is none. */
  #takeName(words: readonly string[], at: number): number {
    if (this.#options.isExact) return 0;
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
      const part = words.slice(at, at + length);
      if (!this.#canBeName(part) || !this.#acceptName(part, words[at + length])) continue;
      const isRoad = roadWords.has(shortenWord(words[at + length] ?? ''));
      return length + (isRoad ? 1 : 0);
    }
    return 0;
  }

  #canBeName(part: readonly string[]): boolean {
    if (part.some((word) => word === TAKEN || /\d/.test(word) || peopleWord.test(word))) return false;
    const [word = ''] = part;
    if (part.length > 1) return !smallWords.has(part.at(-1) ?? '');
    return !this.#isRight(word);
  }

  #isRight(word: string): boolean {
    return this.#options.isKnownWord(word) || this.#options.gazetteer.hasWord(word);
  }

  #acceptName(part: readonly string[], after: string | undefined): boolean {
    const { gazetteer, places } = this.#options;
    const typed = part.join(' ');
    const tight = part.join('');
    const same = gazetteer.findTight(tight);
    if (same.length > 0) {
      places.accept({ places: same, typed, after });
      return true;
    }
    if (this.#guesses === 0) return false;
    this.#guesses -= 1;
    const guessed = gazetteer.guess(tight);
    const [best] = guessed;
    if (!best) return false;
    places.accept({ places: guessed, typed, after });
    this.#reading.corrections.push({ typed, used: best.name });
    return true;
  }

  /** A misspelled word of a project's or street's name. */
  #correct(word: string): string {
    const { isExact, gazetteer, places } = this.#options;
    const typed = places.typedWords.get(word) ?? word;
    if (isExact || word.length < MIN_CORRECTED || /\d/.test(word) || this.#isRight(word)) return typed;
    const right = gazetteer.guessWord(word);
    if (right === null) return typed;
    this.#reading.corrections.push({ typed: word, used: right });
    return right;
  }
}

/** Reads what no other rule took, and returns the rest. */
export function readRest(reading: Reading, options: RestOptions): string {
  const words = reading.text.split(' ').filter((word) => word === TAKEN || /[\p{L}\p{N}]/u.test(word));
  const rest = new RestReader(reading, options).read(takeBareRents(reading, words));
  return [...reading.texts, ...rest].join(' ');
}
