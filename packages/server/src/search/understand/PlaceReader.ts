import type { AskedPlaces } from './AskedPlaces.ts';
import type { Gazetteer } from './names/Gazetteer.ts';
import type { NamedPlace } from './names/NamedPlace.ts';
import { listWords, roadWords, shortenWord } from './names/words.ts';
import { NOT, type Reading, TAKEN, type Way } from './Reading.ts';
import { smallWords } from './smallWords.ts';

/** Signs that stand in the text for what was taken out. */
const marks = String.raw`\u0001\u0003\uE000-\uE0FF`;
const token = new RegExp(`[${marks}]|[^\\s,/&${marks}]*[,/&]|[^\\s,/&${marks}]+`, 'gu');
const mark = new RegExp(`^[${marks}]$`);
const isMark = (text: string): boolean => mark.test(text);
const isWayMark = (text: string): boolean => /^[\uE000-\uE0FF]$/.test(text);

const leaveOut =
  /(?<!\p{L})(?:anywhere but|but not|not in|except|excluding|avoid|not|other than|outside(?: of)?|(?:far )?away from|far from)\s+(?=[\p{L}\uE000-\uE0FF])/gu;
const stationBefore = /^(?:mrt|lrt)$/;
const stationAfter = /^(?:mrt|lrt|station|stn|站|地铁站?)$/;
const kindAfter = /^(?:mrt|lrt|station|stn|town|area|estate|neighbourhood|vicinity)$/;
const connector = /^(?:and|or)$/;
const hanEnd = /^ ?(?:(?:地铁)?站|路|区)/;

/** Names without spaces are looked for in at most so many words. */
const MAX_TIGHT_WORDS = 3;

/** Looking for a misspelled name takes long. */
const MAX_GUESSES = 3;

/** A name in the text, with what stands before and after it. */
export interface Found {
  readonly places: readonly NamedPlace[];
  readonly typed: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Reads names of places out of a text, each with the distance that was named before or after it. */
export class PlaceReader {
  readonly #reading: Reading;
  readonly #gazetteer: Gazetteer;
  readonly #asked: AskedPlaces;
  readonly #isRight: (word: string) => boolean;
  #guesses = MAX_GUESSES;
  /** The distance whose place comes next. */
  #pending: Way | undefined;
  /** Where a name of any length is the place of a way by train. */
  #targetAt = -1;
  /** Words that a comma, '/' or '&' stands behind. */
  readonly #listedAt = new Set<number>();
  /** Words as they were typed, if comparing took something off: "o'hara". */
  readonly typedWords = new Map<string, string>();

  constructor(
    reading: Reading,
    gazetteer: Gazetteer,
    asked: AskedPlaces,
    isRight: (word: string) => boolean,
  ) {
    this.#isRight = isRight;
    this.#reading = reading;
    this.#gazetteer = gazetteer;
    this.#asked = asked;
  }

  /** Reads Chinese names, the longest first. */
  readHanNames(): void {
    const reading = this.#reading;
    if (!/\p{Script=Han}/u.test(reading.text)) return;
    for (const name of this.#gazetteer.hanNames) {
      const at = reading.text.indexOf(name);
      if (at < 0) continue;
      const before = reading.text.slice(0, at);
      const behind = reading.text.slice(at + name.length);
      const isStation = /^\s*(?:(?:地铁)?站|mrt)/.test(behind);
      const wayMark =
        /([\uE000-\uE0FF])\s*$/.exec(before)?.[1] ??
        /^\s*([\uE000-\uE0FF])/.exec(behind.replace(hanEnd, ''))?.[1];
      this.#pending = wayMark === undefined ? undefined : reading.findWay(wayMark);
      this.accept({
        places: this.#gazetteer.findHan(name),
        typed: name,
        after: isStation ? '站' : undefined,
      });
      const text = `${before} ${TAKEN} ${behind.replace(hanEnd, ' ')}`;
      reading.text = wayMark === undefined ? text : text.replace(wayMark, ' ');
    }
  }

  /** Marks 'not in', after which a place is left alone. */
  markExclusions(): void {
    this.#reading.text = this.#reading.text.replace(leaveOut, ` ${NOT} `);
  }

  /** Reads names of at least so many words. */
  readNames(leastWords: number): void {
    this.#pending = undefined;
    this.#targetAt = -1;
    const words = this.#listTokens();
    const left: string[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] as string;
      const least = at === this.#targetAt ? 1 : leastWords;
      const found =
        least === 1 && smallWords.has(word)
          ? null
          : (this.#findMisspelled(words, at, leastWords) ?? this.#findAt(words, at, least));
      if (found) {
        at = this.#takeName(words, at, left, found);
        continue;
      }
      if (isWayMark(word)) {
        this.#pending = this.#reading.findWay(word);
        if (this.#pending?.by === 'train') this.#targetAt = at + 1;
      }
      left.push(word);
      at += 1;
    }
    this.#reading.text = ` ${left.join(' ')} `;
  }

  #listTokens(): string[] {
    const all: string[] = [];
    this.#listedAt.clear();
    for (const part of this.#reading.text.match(token) ?? []) {
      const words = isMark(part) ? [part] : listWords(part);
      const [word] = words;
      if (words.length === 1 && word !== undefined && word !== part && part.includes("'"))
        this.typedWords.set(word, part);
      all.push(...words);
      if (/[,/&]$/.test(part)) this.#listedAt.add(all.length - 1);
    }
    return all;
  }

  /** The longest name that begins here. */
  #findAt(
    words: readonly string[],
    at: number,
    leastWords: number,
  ): { places: readonly NamedPlace[]; length: number } | null {
    for (
      let length = Math.min(this.#gazetteer.maxWords, words.length - at);
      length >= leastWords;
      length -= 1
    ) {
      const part = words.slice(at, at + length);
      if (part.some(isMark)) continue;
      // 'ns 17' is the code of a station.
      const isCode = length === 2 && /^[a-z]{2} \d{1,2}$/.test(part.join(' '));
      const exact = this.#gazetteer.find(isCode ? [part.join('')] : part);
      if (exact.length > 0) return { places: exact, length };
      if (length < 2 || length > MAX_TIGHT_WORDS) continue;
      const tight = this.#gazetteer.findTight(part.join(''));
      if (tight.length > 0) return { places: tight, length };
    }
    return null;
  }

  /** A name of two words of which the second is misspelled, where the first is a name too: 'jurong est'. */
  #findMisspelled(
    words: readonly string[],
    at: number,
    leastWords: number,
  ): { places: readonly NamedPlace[]; length: number } | null {
    const [first = '', second = ''] = words.slice(at, at + 2);
    if (leastWords > 1 || this.#guesses === 0 || !/^\p{L}{3,}$/u.test(second)) return null;
    if (smallWords.has(second) || this.#isRight(second) || this.#gazetteer.find([first]).length === 0)
      return null;
    this.#guesses -= 1;
    const places = this.#gazetteer.guess(first + second, ({ name }) => {
      const [nameFirst, nameSecond, ...more] = listWords(name.toLowerCase());
      return nameFirst === first && nameSecond?.[0] === second[0] && more.length === 0;
    });
    const [best] = places;
    if (!best) return null;
    this.#reading.corrections.push({ typed: `${first} ${second}`, used: best.name });
    return { places, length: 2 };
  }

  /** Takes a name with what belongs to it; returns where to go on. */
  #takeName(
    words: readonly string[],
    at: number,
    left: string[],
    { places, length }: { places: readonly NamedPlace[]; length: number },
  ): number {
    const [place] = places;
    // A block before a street is part of the address.
    const isAddress = place?.kind === 'street' && /^\d{1,4}[a-z]?$/.test(left.at(-1) ?? '');
    if (isAddress) this.#reading.texts.push(left.pop() as string);
    let end = at + length;
    const way = this.#pending;
    if (way) {
      const markAt = left.lastIndexOf(this.#reading.markOf(way));
      if (markAt >= 0) left.splice(markAt, 1);
    }
    const isLeftOut = left.at(-1) === NOT;
    this.accept({ places, typed: words.slice(at, end).join(' '), after: words[end], before: left.at(-1) });
    if (isLeftOut) left.pop();
    while (kindAfter.test(words[end] ?? '')) end += 1;
    if (place?.kind === 'mall' && words[end] === 'mall') end += 1;
    // 'orchard road', if no street of that name is known, is the area.
    const isBroad = place !== undefined && ['area', 'neighbourhood', 'station'].includes(place.kind);
    const next = shortenWord(words[end] ?? '');
    // So is the park of an area: 'bishan park'.
    if (isBroad && (roadWords.has(next) || next === 'pk')) end += 1;
    left.push(TAKEN);
    if (way?.by === 'train') this.#expectSecond(words, end, way);
    return end;
  }

  /** '30 min to raffles place or changi': a place listed directly behind another has the same way. */
  #expectSecond(words: readonly string[], end: number, way: Way): void {
    const second = connector.test(words[end] ?? '') ? end + 1 : end;
    if (second === end && !this.#listedAt.has(end - 1)) return;
    if (smallWords.has(words[second] ?? '') || !this.#findAt(words, second, 1)) return;
    this.#pending = way;
    this.#targetAt = second;
  }

  /** Makes a name a filter, or text if it is a street or project. */
  accept({ places, typed, before = '', after = '' }: Found): void {
    const reading = this.#reading;
    const isStation = stationAfter.test(after) || stationBefore.test(before);
    const place = (isStation && places.find(({ kind }) => kind === 'station')) || places[0];
    if (!place) return;
    const way = this.#pending;
    this.#pending = undefined;
    if (way) this.#asked.use(way);
    if (before === NOT) {
      reading.notes.push({ text: typed, about: 'leaving places out' });
      return;
    }
    if (place.kind === 'street' || place.kind === 'project') {
      reading.addText(typed, place.name);
      return;
    }
    this.#asked.add(place === places[0] ? places : [place], way, typed);
  }
}
