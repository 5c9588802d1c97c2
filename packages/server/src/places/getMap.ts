import type { Queryable } from '../database/database.ts';
import { mapHeight, mapWidth } from './projection.ts';
import { readAreasJson } from './queries.ts';

/** The imported areas as the JSON text of a `DiscoverMap`; without areas when none were imported. */
export async function getMap(db: Queryable): Promise<string> {
  return `{"width":${mapWidth},"height":${mapHeight},"areas":${await readAreasJson(db)}}`;
}
