import type { RouteAnswer } from '@sewa/api/client';
import { trainLines } from '../../homes/gazetteer/trainLines.ts';
import { formatLine } from '../../homes/places/formatLine.ts';
import type { OpenStation } from '../../homes/places/openStations.ts';
import { project } from '../../homes/places/projection.ts';
import { listNewHops } from '../trains/listNewHops.ts';
import { readTrainHops } from '../trains/readTrainHops.ts';

/** From which stations a line leads where, each way once. */
type Ways = Map<OpenStation, Set<OpenStation>>;

/** The code of a line by that of a station: branches and loops are part of their line. */
function findLine(code: string): string {
  const letters = code.replace(/\d.*/, '');
  return trainLines.find((line) => line.letters.includes(letters))?.letters[0] ?? letters;
}

function noteWay(ways: Ways, from: OpenStation, to: OpenStation): void {
  const known = ways.get(from);
  if (known) known.add(to);
  else ways.set(from, new Set([to]));
}

/** Takes a run of stations from the ways, beginning at one of them, until no way leads on. */
function takeRun(ways: Ways, start: OpenStation): OpenStation[] {
  const run = [start];
  for (;;) {
    const from = run.at(-1) as OpenStation;
    const [to] = ways.get(from) ?? [];
    if (!to) return run;
    ways.get(from)?.delete(to);
    ways.get(to)?.delete(from);
    run.push(to);
  }
}

function drawWays(ways: Ways): string {
  const isEnd = ([, to]: [OpenStation, Set<OpenStation>]) => to.size % 2 === 1;
  const starts = [...[...ways].filter(isEnd), ...ways].map(([station]) => station);
  return starts
    .map((start) => takeRun(ways, start))
    .filter((run) => run.length > 1)
    .map((run) => formatLine(run.map(({ position }) => project(position.longitude, position.latitude))))
    .join('');
}

/** The train lines between stations that run, from station to station, by code. */
export function drawLines(stations: readonly OpenStation[]): RouteAnswer<'getMap'>['lines'] {
  const byCode = new Map(
    stations.flatMap((station) => station.codes.map((code) => [code, station] as const)),
  );
  const hops = readTrainHops();
  const lines = new Map<string, Ways>();
  for (const { from, to } of [...hops, ...listNewHops(stations, hops)]) {
    const [one, other] = [byCode.get(from), byCode.get(to)];
    if (!one || !other || one === other) continue;
    const code = findLine(from);
    const ways: Ways = lines.get(code) ?? new Map();
    lines.set(code, ways);
    noteWay(ways, one, other);
    noteWay(ways, other, one);
  }
  return [...lines]
    .map(([code, ways]) => ({ code, path: drawWays(ways) }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}
