import type { RouteAnswer } from '@sewa/api/client';
import { trainLines } from '../../homes/gazetteer/trainLines.ts';
import { formatLine } from '../../homes/places/formatLine.ts';
import { joinLines } from '../../homes/places/joinLines.ts';
import type { OpenStation } from '../../homes/places/openStations.ts';
import { type Point, project } from '../../homes/places/projection.ts';
import { listNewHops } from '../trains/listNewHops.ts';
import { readTrainHops } from '../trains/readTrainHops.ts';

/** The code of a line by that of a station: branches and loops are part of their line. */
function findLine(code: string): string {
  const letters = code.replace(/\d.*/, '');
  return trainLines.find((line) => line.letters.includes(letters))?.letters[0] ?? letters;
}

/** The train lines between stations that run, from station to station, by code. */
export function drawLines(stations: readonly OpenStation[]): RouteAnswer<'getMap'>['lines'] {
  const places = new Map(
    stations.flatMap(({ codes, position: { longitude, latitude } }) => {
      const place = project(longitude, latitude);
      return codes.map((code) => [code, place] as const);
    }),
  );
  const hops = readTrainHops();
  const byCode = new Map<string, Point[][]>();
  for (const { from, to } of [...hops, ...listNewHops(stations, hops)]) {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end || start === end) continue;
    const code = findLine(from);
    byCode.set(code, [...(byCode.get(code) ?? []), [start, end]]);
  }
  return [...byCode]
    .map(([code, ways]) => ({ code, path: joinLines(ways).map(formatLine).join('') }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}
