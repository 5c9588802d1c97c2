import type { DiscoverFilters } from '@sewa/formatters';
import type { Queryable } from '../database/database.ts';
import { countFacets, type FacetCounts, type FacetCube, type FacetName, makeFacetCube } from './facetCube.ts';
import { listDiscoverCells } from './queries.ts';
import { findSearchQuery } from './searchWords.ts';

function readWanted(filters: DiscoverFilters): Record<FacetName, string[]> {
  return {
    searchParams: filters.searchParams,
    propertyTypes: filters.propertyTypes.map(String),
    propertySubTypes: filters.propertySubTypes.map(String),
    noOfBedRooms: filters.noOfBedRooms.map(String),
    noOfBathRooms: filters.noOfBathRooms.map(String),
    furnitureStatus: filters.furnitureStatus.map(String),
  };
}

interface KeptCube {
  cube: FacetCube;
  /** State of the listings it was counted at. */
  version: number;
}

/** Searches by words whose counts are kept; the one without words is kept besides. */
const MOST_SEARCHES = 50;

/**
 * Counts searches exactly. The counts of all combinations are kept in memory together with the version of the
 * listings they were read at, and are read again as soon as a page was read at a newer one: never stale.
 */
export class FacetCounter {
  private readonly db: Queryable;
  private readonly kept = new Map<string, KeptCube>();
  private readonly reading = new Map<string, Promise<KeptCube>>();

  constructor(db: Queryable) {
    this.db = db;
  }

  /** Total and facets of a search, at least as new as the version the page was read at. */
  async count(filters: DiscoverFilters, version: number): Promise<FacetCounts> {
    const words = findSearchQuery(filters.q) ?? '';
    let found = this.kept.get(words);
    while (!found || found.version < version) found = await this.read(words);
    this.keep(words, found);
    return countFacets(found.cube, readWanted(filters));
  }

  private read(words: string): Promise<KeptCube> {
    const known = this.reading.get(words);
    if (known) return known;
    const read = listDiscoverCells(this.db, words)
      .then(({ cells, version }) => ({ cube: makeFacetCube(cells), version }))
      .finally(() => this.reading.delete(words));
    this.reading.set(words, read);
    return read;
  }

  private keep(words: string, cube: KeptCube): void {
    this.kept.delete(words);
    this.kept.set(words, cube);
    if (this.kept.size <= MOST_SEARCHES) return;
    for (const oldest of this.kept.keys()) {
      if (oldest === '') continue;
      this.kept.delete(oldest);
      return;
    }
  }
}
