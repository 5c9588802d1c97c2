import { listStationRows } from '../../homes/places/queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { makePlanningArea } from './planningAreas.ts';
import type { SurroundingRows } from './Surroundings.ts';

/** Reads the stations and planning areas that were imported. */
export async function loadSurroundings(db: Queryable): Promise<SurroundingRows> {
  const stations = await listStationRows(db);
  const { rows } = await db.query<{ name: string; outline: string }>(
    'select name, outline from map_areas order by name',
  );
  return { stations, areas: rows.map(({ name, outline }) => makePlanningArea(name, outline)) };
}
