import { measureMetres } from '../../homes/places/measureMetres.ts';
import type { OpenStation } from '../../homes/places/openStations.ts';
import type { TrainHop } from './readTrainHops.ts';

/** Seconds to start and stop, and seconds a kilometre: fitted to the timetables of July 2026. */
const metro = { start: 66, kilometre: 58 };
const lightRail = { start: 45, kilometre: 78 };

const lightRailCode = /^(BP|S[EW]|P[EW])/;

interface CodedStation {
  readonly code: string;
  readonly line: string;
  readonly number: number;
  readonly station: OpenStation;
}

function estimateHop(one: CodedStation, other: CodedStation): TrainHop {
  const { start, kilometre } = lightRailCode.test(one.code) ? lightRail : metro;
  const metres = measureMetres(one.station.position, other.station.position);
  return { from: one.code, to: other.code, seconds: Math.round(start + (kilometre * metres) / 1_000) };
}

/** Ways to stations that no timetable knows yet, such as one that opened since: to the neighbours of their numbers, by distance. */
export function listNewHops(stations: readonly OpenStation[], hops: readonly TrainHop[]): TrainHop[] {
  const known = new Set(hops.flatMap(({ from, to }) => [from, to]));
  const coded = stations
    .flatMap((station) =>
      station.codes.flatMap((code): CodedStation[] => {
        const [, line, number] = /^([A-Z]+)(\d+)/.exec(code) ?? [];
        return line === undefined ? [] : [{ code, line, number: Number(number), station }];
      }),
    )
    .sort((one, other) => one.number - other.number || (one.code < other.code ? -1 : 1));
  return coded
    .filter(({ code }) => !known.has(code))
    .flatMap((fresh) => {
      const line = coded.filter((each) => each.line === fresh.line);
      const place = line.indexOf(fresh);
      return [line[place - 1], line[place + 1]].flatMap((neighbour) =>
        neighbour ? [estimateHop(fresh, neighbour)] : [],
      );
    });
}
