import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { comparePlaces, type NamedPlace } from './NamedPlace.ts';
import { Spelling } from './Spelling.ts';
import { listWords, makeNameKey, normalizeText, roadWords, shortenWord } from './words.ts';

/** Kinds whose names, written together or apart, are compared with misspelled text. */
const guessed: ReadonlySet<string> = new Set([
  'area',
  'areas',
  'neighbourhood',
  'station',
  'landmark',
  'mall',
  'project',
  'street',
]);

const MIN_TIGHT = 4;

/** Places that are added without a pause. */
const PIECE = 200;

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** The ways a key is shortened in speech: 'the esplanade' and 'esplanade', 'jem mall' and 'jem'. */
function listShortKeys({ kind }: NamedPlace, key: string): string[] {
  if (kind === 'school') return [key.replace(/ primary school$/, ' primary')];
  if (kind !== 'landmark' && kind !== 'mall') return [];
  return [
    key.replace(/^the /, ''),
    key.replace(/ (mall|shopping ctr|general hospital|hospital)$/, ''),
  ].filter((short) => short.length > 3 && !roadWords.has(short.split(' ').at(-1) ?? ''));
}

/** Which places a name can mean: exactly, written together or apart, or misspelled. */
export class Gazetteer {
  readonly #byKey = new Map<string, NamedPlace[]>();
  readonly #byTight = new Map<string, NamedPlace[]>();
  readonly #byHan = new Map<string, NamedPlace[]>();
  readonly #words = new Set<string>();
  readonly #names = new Spelling();
  readonly #textWords = new Spelling();
  #hanNames: readonly string[] | null = null;
  #maxWords = 1;

  constructor(places: readonly NamedPlace[]) {
    for (const place of places) this.#add(place);
  }

  /** Makes a gazetteer in pieces, between which others can work. */
  static async create(places: readonly NamedPlace[]): Promise<Gazetteer> {
    const gazetteer = new Gazetteer([]);
    for (const [index, place] of places.entries()) {
      if (index % PIECE === PIECE - 1) await yieldToOthers();
      gazetteer.#add(place);
    }
    return gazetteer;
  }

  /** Chinese names, the longest first. */
  get hanNames(): readonly string[] {
    this.#hanNames ??= [...this.#byHan.keys()].sort((one, other) => other.length - one.length);
    return this.#hanNames;
  }

  /** The number of words of the longest name. */
  get maxWords(): number {
    return this.#maxWords;
  }

  #add(place: NamedPlace): void {
    for (const name of [place.name, ...place.otherNames]) {
      if (isHan(name)) append(this.#byHan, normalizeText(name), place);
      else this.#maxWords = Math.max(this.#maxWords, this.#addName(place, name));
    }
    this.#hanNames = null;
  }

  /** Adds a name and returns how many words it has. */
  #addName(place: NamedPlace, name: string): number {
    const key = makeNameKey(name);
    if (key === '') return 0;
    append(this.#byKey, key, place);
    for (const short of listShortKeys(place, key))
      if (!this.#byKey.has(short)) append(this.#byKey, short, place);
    const words = key.split(' ');
    for (const word of words) this.#words.add(word);
    if (name === place.name) this.#addSpellings(place, key);
    return words.length;
  }

  #addSpellings(place: NamedPlace, key: string): void {
    const words = listWords(normalizeText(place.name));
    for (const tight of new Set([key.replaceAll(' ', ''), words.join('')])) {
      if (tight.length < MIN_TIGHT || /\d/.test(tight)) continue;
      append(this.#byTight, tight, place);
      if (guessed.has(place.kind)) this.#names.add(tight);
    }
    if (place.kind === 'project' || place.kind === 'street')
      for (const word of words) this.#textWords.add(word);
  }

  /** The places of a name in words, what people look for first before others. */
  find(words: readonly string[]): readonly NamedPlace[] {
    return this.#byKey.get(words.map(shortenWord).join(' ')) ?? [];
  }

  /** The places of a name without its spaces: 'angmokio'. */
  findTight(text: string): readonly NamedPlace[] {
    return this.#byTight.get(text) ?? [];
  }

  /** The places of a Chinese name. */
  findHan(name: string): readonly NamedPlace[] {
    return this.#byHan.get(name) ?? [];
  }

  /** Whether a word is part of any name. */
  hasWord(word: string): boolean {
    return this.#words.has(shortenWord(word));
  }

  /** The places whose name, without its spaces, is nearest to a misspelled one and fits; empty if none is near. */
  guess(text: string, fits: (place: NamedPlace) => boolean = () => true): readonly NamedPlace[] {
    const maxEdits = text.length < 5 ? 0 : text.length < 8 ? 1 : 2;
    const [nearest = []] = this.#names
      .listNearest(text, maxEdits)
      .map((tight) => this.findTight(tight).filter(fits))
      .filter((places) => places.length > 0)
      .sort(([one], [other]) => (one && other ? comparePlaces(one, other) : 0));
    return nearest;
  }

  /** The word of a project or street that a misspelled word is nearest to, or null. */
  guessWord(word: string): string | null {
    return this.#textWords.listNearest(word, word.length > 7 ? 2 : 1, { isFirstLetterSure: true })[0] ?? null;
  }
}

/** Adds a place to those of a key, what people look for first before others. */
function append(places: Map<string, NamedPlace[]>, key: string, place: NamedPlace): void {
  const known = places.get(key);
  if (!known) places.set(key, [place]);
  else if (!known.includes(place)) known.splice(0, known.length, ...[...known, place].sort(comparePlaces));
}
