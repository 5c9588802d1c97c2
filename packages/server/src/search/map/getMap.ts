import { groupOpenStations } from '../../homes/places/openStations.ts';
import { MAP_WIDTH, mapEdges, mapHeight, project } from '../../homes/places/projection.ts';
import { listStationRows, selectDrawingJson } from '../../homes/places/queries.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { drawLines } from './drawLines.ts';

/** The map of what was imported: areas, roads, and the stations and lines that run today. */
export const getMap = defineVerb(anyone, async ({ db, now }) => {
  const [drawing, rows] = await Promise.all([selectDrawingJson(db), listStationRows(db)]);
  const stations = groupOpenStations(rows, getToday(now));
  const trains = {
    lines: drawLines(stations),
    stations: stations.map(({ name, codes, position }) => ({
      name,
      codes,
      ...project(position.longitude, position.latitude),
    })),
  };
  const plane = { width: MAP_WIDTH, height: mapHeight, edges: mapEdges };
  return new JsonText(
    `{${[JSON.stringify(plane), JSON.stringify(trains), drawing].map((part) => part.slice(1, -1)).join()}}`,
  );
});
