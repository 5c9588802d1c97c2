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

/**
 * Counts searches exactly. The counts of all combinations are kept in memory together with the version of the
 * listings they were read at, and are read again as soon as a page was read at a newer one: never stale.
 */
export class FacetCounter {
  private readonly db: Queryable;
  private kept: { cube: FacetCube; version: number } | null = null;
  private reading: Promise<{ cube: FacetCube; version: number }> | null = null;

  constructor(db: Queryable) {
    this.db = db;
  }

  /** Total and facets of a search, at least as new as the version the page was read at. */
  async count(filters: DiscoverFilters, version: number): Promise<FacetCounts> {
    const wanted = readWanted(filters);
    if (findSearchQuery(filters.q) !== null) {
      const { cells } = await listDiscoverCells(this.db, filters.q);
      return countFacets(makeFacetCube(cells), wanted);
    }
    while (!this.kept || this.kept.version < version) {
      this.reading ??= this.read();
      this.kept = await this.reading;
    }
    return countFacets(this.kept.cube, wanted);
  }

  private async read(): Promise<{ cube: FacetCube; version: number }> {
    try {
      const { cells, version } = await listDiscoverCells(this.db, '');
      return { cube: makeFacetCube(cells), version };
    } finally {
      this.reading = null;
    }
  }
}
