import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type GazetteerPlace, readGazetteer } from '../../homes/gazetteer/readGazetteer.ts';
import { listSearchWords } from '../../homes/listings/searchWords.ts';
import type { Database } from '../../platform/database/database.ts';
import { getListingVersion } from '../discover/queries.ts';
import { Gazetteer } from './names/Gazetteer.ts';
import type { NamedPlace } from './names/NamedPlace.ts';
import { trainLines } from './names/trainLines.ts';
import { makeNameKey } from './names/words.ts';
import { parseSearch } from './parseSearch.ts';
import { Suggester } from './Suggester.ts';
import { makePlaceEntry, makePostalEntry, makeTextPlace, type SuggestionEntry } from './suggestionEntries.ts';
import {
  type BuildingRow,
  listBuildings,
  listPostalCodes,
  listProjects,
  listStreets,
  type NameCount,
} from './understandQueries.ts';

/** Names are at most so old, in milliseconds. */
const MAX_AGE = 60_000;

/** Titles and places that are looked at without a pause. */
const PIECE = 50;

/** About 15 minutes' walk in a straight line, in degrees. */
const WALK_DEGREES = 0.0083;

/** All names that a search can name, from one version of the listings. */
export interface NamesOfListings {
  readonly gazetteer: Gazetteer;
  readonly suggester: Suggester;
  /** Whether a live listing has a word. */
  isKnownWord(word: string): boolean;
}

interface Built {
  readonly names: NamesOfListings;
  readonly version: number;
}

/** About how many homes are near a place. */
function countNear({ position }: GazetteerPlace, buildings: readonly BuildingRow[]): number {
  if (!position) return 0;
  let homes = 0;
  for (const building of buildings) {
    const north = building.latitude - position.latitude;
    const east = building.longitude - position.longitude;
    if (north * north + east * east <= WALK_DEGREES * WALK_DEGREES) homes += building.homes;
  }
  return homes;
}

/** Titles that are names: one that a search understands without them, such as 'Common room near MRT', is none. */
async function pickProjects<Row extends NameCount>(rows: readonly Row[], known: Gazetteer): Promise<Row[]> {
  const picked: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PIECE === PIECE - 1) await yieldToOthers();
    const options = { today: '2000-01-01', exact: true, isKnownWord: () => true };
    const { filters, notes } = parseSearch(row.name, known, options);
    if (filters.q !== '' || notes.length > 0) picked.push(row);
  }
  return picked;
}

async function build(db: Database): Promise<NamesOfListings> {
  const projectRows = await listProjects(db);
  const streetRows = await listStreets(db);
  const postalRows = await listPostalCodes(db);
  const buildings = await listBuildings(db);
  const known = readGazetteer();
  const projects = await pickProjects(projectRows, await Gazetteer.create([...known, ...trainLines]));
  const entries: SuggestionEntry[] = [];
  const places: NamedPlace[] = [];
  const add = (place: NamedPlace, homes: number, where = '') => {
    places.push(place);
    entries.push(makePlaceEntry(place, homes, where));
  };
  for (const { name, homes, street } of projects) add(makeTextPlace('project', name), homes, street);
  for (const { name, homes } of streetRows) add(makeTextPlace('street', name), homes);
  for (const line of trainLines) add(line, 0);
  const liveStreets = new Set(streetRows.map(({ name }) => makeNameKey(name)));
  for (const [index, place] of known.entries()) {
    if (index % PIECE === PIECE - 1) await yieldToOthers();
    if (place.kind === 'street' && liveStreets.has(makeNameKey(place.name))) continue;
    add(place, countNear(place, buildings));
  }
  const gazetteer = await Gazetteer.create(places);
  const suggester = await Suggester.create([...entries, ...postalRows.map(makePostalEntry)]);
  const words = new Set([...projectRows, ...streetRows].flatMap(({ name }) => listSearchWords(name)));
  return { gazetteer, suggester, isKnownWord: (word) => words.has(word) };
}

/** The names of places, and of projects and streets of live listings; built anew when listings changed, at most once a minute. */
export class SearchNames {
  readonly #db: Database;
  #built: Promise<Built> | null = null;
  #checkedAt = 0;
  #isChecking = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The names, at most a minute older than the listings. Throws if the database fails and there are none yet. */
  async get(now: Date): Promise<NamesOfListings> {
    if (!this.#built) {
      this.#checkedAt = now.getTime();
      this.#built = this.#build();
      // The next call tries again.
      this.#built.catch(() => {
        this.#built = null;
      });
    } else if (!this.#isChecking && Math.abs(now.getTime() - this.#checkedAt) >= MAX_AGE) {
      this.#checkedAt = now.getTime();
      void this.#refresh();
    }
    return (await this.#built).names;
  }

  /** Builds the names in the background, so that the first search needn't wait. */
  async prepare(now: Date): Promise<void> {
    // The next search fails the same way and reports it.
    await this.get(now).catch(() => undefined);
  }

  async #build(): Promise<Built> {
    const version = await getListingVersion(this.#db);
    return { names: await build(this.#db), version };
  }

  /** Builds anew in the background if listings changed; until then, and if that fails, the old names stay. */
  async #refresh(): Promise<void> {
    this.#isChecking = true;
    try {
      const { version } = (await this.#built) ?? {};
      if ((await getListingVersion(this.#db)) === version) return;
      const built = await this.#build();
      this.#built = Promise.resolve(built);
    } catch {
      // The next look, a minute later, reports it if it is a failure of the database.
    } finally {
      this.#isChecking = false;
    }
  }
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly searchNames: SearchNames;
  }
}
