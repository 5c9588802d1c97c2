import type { Gazetteer } from './names/Gazetteer.ts';
import type { NamedPlace } from './names/NamedPlace.ts';
import type { Reading, Way } from './Reading.ts';
import { askForStation, MAX_WALK, NEAR_MINUTES } from './rules/readDistances.ts';

const lrtCode = /^(?:BP|S[EW]|P[EW])\d/;

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
  ['bukit-merah', 'redhill'],
  ['bukit-timah', 'beauty-world'],
  ['changi', 'changi-airport'],
  ['geylang', 'aljunied'],
  ['outram', 'outram-park'],
  ['river-valley', 'great-world'],
  ['tuas', 'tuas-link'],
]);

const isArea = ({ kind }: NamedPlace): boolean => kind === 'area' || kind === 'areas';

/** The name of a place in a sentence. */
function describePlace({ kind, name, openCodes = [] }: NamedPlace): string {
  if (kind === 'line') return `a ${name} station`;
  if (kind !== 'station') return name;
  if (openCodes.length === 0) return `${name} station, which isn't open yet`;
  return `${name} ${openCodes.every((code) => lrtCode.test(code)) ? 'LRT' : 'MRT'}`;
}

/** The places that a text asks for, until all are known and become filters. */
export class AskedPlaces {
  readonly #reading: Reading;
  readonly #gazetteer: Gazetteer;
  readonly #asked: Asked[] = [];
  readonly #usedWays = new Set<Way>();

  constructor(reading: Reading, gazetteer: Gazetteer) {
    this.#reading = reading;
    this.#gazetteer = gazetteer;
  }

  /** Notes that a distance has found its place. */
  use(way: Way): void {
    this.#usedWays.add(way);
  }

  /** Asks for one of some places of the same name, at a distance. */
  add(places: readonly NamedPlace[], way: Way | undefined, typed: string): void {
    this.#asked.push({ places, way, text: way ? `${way.text} ${typed}` : typed });
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
    else this.#reading.unused.push(text);
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
