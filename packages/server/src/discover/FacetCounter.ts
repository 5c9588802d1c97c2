import type { DiscoverFilters } from '@sewa/formatters';
import type { Database } from '../database/database.ts';
import { type FacetCounts, FacetCube, type FacetName } from './facetCube.ts';
import { findDiscoverChanges, getListingVersion, type ListingVersion, listDiscoverCells } from './queries.ts';
import { formatOtherKey } from './searchConditions.ts';

function findWanted(filters: DiscoverFilters): Record<FacetName, string[]> {
  return {
    searchParams: filters.searchParams,
    propertyTypes: filters.propertyTypes.map(String),
    propertySubTypes: filters.propertySubTypes.map(String),
    noOfBedRooms: filters.noOfBedRooms.map(String),
    noOfBathRooms: filters.noOfBathRooms.map(String),
    furnitureStatus: filters.furnitureStatus.map(String),
  };
}

interface CachedCube extends ListingVersion {
  cube: FacetCube;
  /** Numbers of searches asked for since the cube last changed. */
  answers: Map<string, FacetCounts>;
}

/** Searches whose numbers are kept until the listings change, about 2 kB each. */
const MAX_ANSWERS = 1_000;

function countOnce({ cube, answers }: CachedCube, filters: DiscoverFilters): FacetCounts {
  const wanted = findWanted(filters);
  const key = JSON.stringify(wanted);
  const known = answers.get(key);
  if (known) return known;
  const counts = cube.count(wanted);
  if (answers.size >= MAX_ANSWERS) answers.clear();
  answers.set(key, counts);
  return counts;
}

/** How much is kept of searches that ask for more than facets: so many cells together, about 60 bytes each. */
const MAX_CELLS = 300_000;

/**
 * Counts searches exactly. The counts of all combinations are kept in memory together with the version of the listings
 * they stand for, and brought forward by the changes the database has noted since: never stale. Counts of searches that
 * ask for a range, amenities or words are kept until the listings change.
 */
export class FacetCounter {
  readonly #db: Database;
  #whole: CachedCube | null = null;
  #bringing: Promise<void> | null = null;
  readonly #cached = new Map<string, CachedCube>();
  readonly #reading = new Map<string, Promise<CachedCube>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Total and facets of a search, at least as new as the version the page was read at. */
  async count(filters: DiscoverFilters, version: number): Promise<FacetCounts> {
    const key = formatOtherKey(filters);
    const cached = await (key === '' ? this.#findWhole(version) : this.#findPart(key, filters, version));
    return countOnce(cached, filters);
  }

  /**
   * State of the listings at which a search by facets alone finds nothing, or null when it finds something or that is not
   * known yet: what is not there need not be looked for in every listing.
   */
  async findEmptyAt(filters: DiscoverFilters): Promise<number | null> {
    const whole = this.#whole;
    if (!whole || formatOtherKey(filters) !== '' || countOnce(whole, filters).total > 0) return null;
    const version = await getListingVersion(this.#db);
    return (await this.count(filters, version)).total === 0 ? version : null;
  }

  /** Brings the counts forward when the database says that listings changed, so that the next search need not wait. */
  refresh(): void {
    // What went wrong here goes wrong again in the next search, which says so.
    if (this.#whole) this.#bringForward().catch(() => undefined);
  }

  async #findWhole(version: number): Promise<CachedCube> {
    while (!this.#whole || this.#whole.version < version) await this.#bringForward();
    return this.#whole;
  }

  #bringForward(): Promise<void> {
    this.#bringing ??= this.#applyChanges().finally(() => {
      this.#bringing = null;
    });
    return this.#bringing;
  }

  async #applyChanges(): Promise<void> {
    const whole = this.#whole;
    const changes = whole && (await findDiscoverChanges(this.#db, whole));
    if (!whole || !changes) {
      const { cells, ...state } = await listDiscoverCells(this.#db, null);
      this.#whole = { cube: new FacetCube(cells), answers: new Map(), ...state };
      return;
    }
    const { cells, ...state } = changes;
    whole.cube.add(cells);
    this.#whole = { cube: whole.cube, answers: new Map(), ...state };
  }

  async #findPart(key: string, filters: DiscoverFilters, version: number): Promise<CachedCube> {
    let found = this.#cached.get(key);
    while (!found || found.version < version) found = await this.#normalizePart(key, filters);
    this.#cache(key, found);
    return found;
  }

  #normalizePart(key: string, filters: DiscoverFilters): Promise<CachedCube> {
    const known = this.#reading.get(key);
    if (known) return known;
    const read = listDiscoverCells(this.#db, filters)
      .then(({ cells, ...state }) => ({ cube: new FacetCube(cells), answers: new Map(), ...state }))
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, read);
    return read;
  }

  #cache(key: string, part: CachedCube): void {
    this.#cached.delete(key);
    this.#cached.set(key, part);
    let cells = [...this.#cached.values()].reduce((sum, { cube }) => sum + Math.max(cube.size, 100), 0);
    for (const [oldest, { cube }] of this.#cached) {
      if (cells <= MAX_CELLS || oldest === key) return;
      this.#cached.delete(oldest);
      cells -= Math.max(cube.size, 100);
    }
  }
}

declare module '../calling/Context.ts' {
  interface Services {
    readonly counter: FacetCounter;
  }
}
