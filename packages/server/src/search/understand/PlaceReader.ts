import type { Gazetteer } from './names/Gazetteer.ts';
import type { NamedPlace } from './names/NamedPlace.ts';
import { listWords, roadWords, shortenWord } from './names/words.ts';
import { NOT, type Reading, TAKEN, type Way } from './Reading.ts';
import { askForStation, MAX_WALK, NEAR_MINUTES } from './rules/readDistances.ts';
import { smallWords } from './smallWords.ts';

/** Signs that stand in the text for what was taken out. */
const marks = String.raw`\u0001\u0003\uE000-\uE0FF`;
const token = new RegExp(`[${marks}]|[^\\s${marks}]+`, 'gu');
const isWayMark = (text: string): boolean => /^[\uE000-\uE0FF]$/.test(text);
const isMark = (text: string): boolean => new RegExp(`^[${marks}]$`).test(text);

const leaveOut =
  /(?<!\p{L})(?:anywhere but|but not|not in|except|excluding|avoid|not|other than|outside(?: of)?|(?:far )?away from|far from)\s+(?=[\p{L}\uE000-\uE0FF])/gu;
const stationBefore = /^(?:mrt|lrt)$/;
const stationAfter = /^(?:mrt|lrt|station|stn|站|地铁站?)$/;
const kindAfter = /^(?:mrt|lrt|station|stn|town|area|estate|neighbourhood|vicinity)$/;
const lrtCode = /^(?:BP|S[EW]|P[EW])\d/;
const hanEnd = /^ ?(?:(?:地铁)?站|路|区)/;

/** Names without spaces are looked for in at most so many words. */
const MAX_TIGHT_WORDS = 3;

/** A name in the text, with what stands before and after it. */
export interface Found {
  readonly places: readonly NamedPlace[];
  readonly typed: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A place that a home must be in or near. */
interface Asked {
  readonly places: readonly NamedPlace[];
  readonly way: Way | undefined;
  readonly text: string;
}

/** A place as a filter: homes in it, or at most so many minutes away. */
interface Wanted {
  readonly place: NamedPlace;
  readonly by: 'in' | 'walk' | 'train';
  readonly minutes: number;
}

/** As many places as a search can have. */
const MAX_PLACES = 5;
const MAX_TARGETS = 2;

/** Where people mean to go in areas that have no station of their name. */
const centres = new Map([
  ['downtown-core', 'raffles-place'],
  ['central-area', 'city-hall'],
  ['jurong', 'jurong-east'],
]);

const isArea = ({ kind }: NamedPlace): boolean => kind === 'area' || kind === 'areas';

/** The name of a place in a sentence. */
function describePlace({ kind, name, openCodes = [] }: NamedPlace): string {
  if (kind === 'line') return `a ${name} station`;
  if (kind !== 'station') return name;
  if (openCodes.length === 0) return `${name} station, which isn't open yet`;
  return `${name} ${openCodes.every((code) => lrtCode.test(code)) ? 'LRT' : 'MRT'}`;
}

/** Reads names of places out of a text, each with the distance that was named before or after it. */
export class PlaceReader {
  readonly #reading: Reading;
  readonly #gazetteer: Gazetteer;
  readonly #asked: Asked[] = [];
  readonly #usedWays = new Set<Way>();
  /** The distance whose place comes next. */
  #pending: Way | undefined;
  /** Words as they were typed, if comparing took something off: "o'hara". */
  readonly typedWords = new Map<string, string>();

  constructor(reading: Reading, gazetteer: Gazetteer) {
    this.#reading = reading;
    this.#gazetteer = gazetteer;
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
      const mark =
        /([\uE000-\uE0FF])\s*$/.exec(before)?.[1] ??
        /^\s*([\uE000-\uE0FF])/.exec(behind.replace(hanEnd, ''))?.[1];
      this.#pending = mark === undefined ? undefined : reading.findWay(mark);
      this.accept({
        places: this.#gazetteer.findHan(name),
        typed: name,
        after: isStation ? '站' : undefined,
      });
      const text = `${before} ${TAKEN} ${behind.replace(hanEnd, ' ')}`;
      reading.text = mark === undefined ? text : text.replace(mark, ' ');
    }
  }

  /** Marks 'not in', after which a place is left alone. */
  markExclusions(): void {
    this.#reading.text = this.#reading.text.replace(leaveOut, ` ${NOT} `);
  }

  /** Reads names of at least so many words. */
  readNames(leastWords: number): void {
    const words = this.#listTokens();
    const left: string[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] as string;
      const found = leastWords === 1 && smallWords.has(word) ? null : this.#findAt(words, at, leastWords);
      if (found) {
        at = this.#takeName(words, at, left, found);
        continue;
      }
      if (isWayMark(word)) this.#pending = this.#reading.findWay(word);
      left.push(word);
      at += 1;
    }
    this.#reading.text = ` ${left.join(' ')} `;
  }

  #listTokens(): string[] {
    return (this.#reading.text.match(token) ?? []).flatMap((part) => {
      if (isMark(part)) return [part];
      const words = listWords(part);
      const [word] = words;
      if (words.length === 1 && word !== undefined && word !== part && part.includes("'"))
        this.typedWords.set(word, part);
      return words;
    });
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
      const exact = this.#gazetteer.find(part);
      if (exact.length > 0) return { places: exact, length };
      if (length < 2 || length > MAX_TIGHT_WORDS) continue;
      const tight = this.#gazetteer.findTight(part.join(''));
      if (tight.length > 0) return { places: tight, length };
    }
    return null;
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
    if (this.#pending) {
      const mark = left.lastIndexOf(this.#reading.markOf(this.#pending));
      if (mark >= 0) left.splice(mark, 1);
    }
    const isLeftOut = left.at(-1) === NOT;
    this.accept({ places, typed: words.slice(at, end).join(' '), after: words[end], before: left.at(-1) });
    if (isLeftOut) left.pop();
    while (kindAfter.test(words[end] ?? '')) end += 1;
    // 'orchard road', if no street of that name is known, is the area.
    const isBroad = place !== undefined && ['area', 'neighbourhood', 'station'].includes(place.kind);
    if (isBroad && roadWords.has(shortenWord(words[end] ?? ''))) end += 1;
    left.push(TAKEN);
    return end;
  }

  /** Makes a name a filter, or text if it is a street or project. */
  accept({ places, typed, before = '', after = '' }: Found): void {
    const reading = this.#reading;
    const isStation = stationAfter.test(after) || stationBefore.test(before);
    const place = (isStation && places.find(({ kind }) => kind === 'station')) || places[0];
    if (!place) return;
    const way = this.#pending;
    this.#pending = undefined;
    if (way) this.#usedWays.add(way);
    if (before === NOT) {
      reading.notes.push({ text: typed, about: 'leaving places out' });
      return;
    }
    if (place.kind === 'street' || place.kind === 'project') {
      reading.addText(typed, place.name);
      return;
    }
    const all = place === places[0] ? places : [place];
    this.#asked.push({ places: all, way, text: way ? `${way.text} ${typed}` : typed });
  }

  /** Gives the last place a distance that stands after it ('raffles place 30 min'), and writes all places as filters. */
  finish(): void {
    const late = this.#reading.ways.find((way) => !this.#usedWays.has(way) && way.by !== 'near');
    const last = this.#asked.pop();
    if (!last && late) this.#askForStation(late);
    if (last) {
      const by = last.way?.by === 'walk' ? 'walk' : late?.by;
      const text = late && `${last.text} ${late.text}`;
      this.#asked.push(late && by && text ? { ...last, way: { ...late, by }, text } : last);
    }
    for (const { places, way, text } of this.#asked) {
      const wanted = this.#choose(places, way);
      if (wanted) this.#write(wanted, text);
    }
  }

  /** A walk, or minutes to a train, without a place: to any station. */
  #askForStation({ by, minutes, text }: Way): void {
    if (by === 'walk' || /\b(?:mrt|lrt|train|station)\b/.test(`${text} ${this.#reading.text}`))
      askForStation(this.#reading, text, minutes);
  }

  /** What a name means with a distance: a walk or a train goes to a point, not to an area. */
  #choose(places: readonly NamedPlace[], way: Way | undefined): Wanted | null {
    const [place] = places;
    if (!place) return null;
    const minutes = way?.minutes ?? NEAR_MINUTES;
    const by = way?.by === 'train' ? 'train' : 'walk';
    if (!isArea(place)) return { place, by, minutes };
    if (!way || way.by === 'near') return { place, by: 'in', minutes };
    const points = [
      ...places,
      ...this.#gazetteer.findTight((centres.get(place.id) ?? '').replaceAll('-', '')),
    ];
    const point =
      points.find(({ kind }) => kind === 'station') ?? points.find(({ kind }) => kind === 'neighbourhood');
    return point ? { place: point, by, minutes } : { place, by: 'in', minutes };
  }

  #write({ place, by, minutes }: Wanted, text: string): void {
    const { filters } = this.#reading;
    const { in: areas = [], near = [], to = [] } = filters;
    const id = `${place.kind}:${place.id}`;
    const hasId = (list: readonly { place: string }[]) => list.some((other) => other.place === id);
    const isSecond = areas.length + near.length > 0;
    if (by === 'in') {
      if (areas.includes(id) || areas.length === MAX_PLACES) return;
      filters.in = [...areas, id];
      this.#reading.explain(text, `${isSecond ? 'Or in' : 'In'} ${place.name}`);
    } else if (by === 'walk') {
      if (hasId(near) || near.length === MAX_PLACES) return;
      const walk = Math.min(minutes, MAX_WALK);
      filters.near = [...near, { place: id, minutes: walk }];
      const start = isSecond ? 'Or at' : 'At';
      this.#reading.explain(text, `${start} most ${walk} min walk to ${describePlace(place)}`);
    } else {
      if (hasId(to) || to.length === MAX_TARGETS) return;
      filters.to = [...to, { place: id, minutes }];
      const start = to.length > 0 ? 'And at' : 'At';
      this.#reading.explain(text, `${start} most ${minutes} min to ${describePlace(place)}`);
    }
  }
}
