import type { OpenStation } from '../../homes/places/openStations.ts';
import { listNewHops } from './listNewHops.ts';
import { readTrainHops, type TrainHop } from './readTrainHops.ts';

/** Seconds of a walk from one line to another in a station, where it isn't the usual one. */
const changes: Readonly<Record<string, number>> = {
  'Jurong East': 60,
  'City Hall': 60,
  'Raffles Place': 60,
  'Tanah Merah': 60,
  Bayfront: 60,
  'Buona Vista': 170,
  'Outram Park': 170,
  'Bukit Panjang': 180,
  'Choa Chu Kang': 180,
  Promenade: 180,
  Punggol: 180,
  Sengkang: 180,
};
const USUAL_CHANGE = 240;

/** Mean wait for the next train after a change, in seconds: half of five minutes. */
const WAIT = 150;

/** The minutes between two stations without a way. */
export const NO_WAY = 255;
const LONGEST = 254;

/** Minutes by train between all stations of a day, without the first wait. */
export interface TrainMatrix {
  readonly stations: readonly OpenStation[];
  /** By the places of two stations in the list. */
  getMinutes(from: number, to: number): number;
}

/** A platform: one line in one station. */
interface Platform {
  readonly station: number;
  readonly ways: { readonly to: number; readonly seconds: number }[];
}

/** Codes that begin differently, but whose trains run through. */
const sameLine: Readonly<Record<string, string>> = {
  CE: 'CC',
  STC: 'S',
  SE: 'S',
  SW: 'S',
  PTC: 'P',
  PE: 'P',
  PW: 'P',
};

const getLine = (code: string): string => {
  const letters = code.replace(/\d.*/, '');
  return sameLine[letters] ?? letters;
};

/** The platforms of the stations, with the ways of trains between them and the changes within stations. */
function connectPlatforms(stations: readonly OpenStation[], hops: readonly TrainHop[]): Platform[] {
  const platforms: Platform[] = [];
  const byCode = new Map<string, number>();
  const join = (one: number, other: number, seconds: number) => {
    platforms[one]?.ways.push({ to: other, seconds });
    platforms[other]?.ways.push({ to: one, seconds });
  };
  stations.forEach(({ name, codes }, station) => {
    const first = platforms.length;
    const lines = [...new Set(codes.map(getLine))];
    for (const line of lines) {
      for (const code of codes) if (getLine(code) === line) byCode.set(code, platforms.length);
      platforms.push({ station, ways: [] });
      for (let other = first; other < platforms.length - 1; other += 1)
        join(other, platforms.length - 1, (changes[name] ?? USUAL_CHANGE) + WAIT);
    }
  });
  for (const { from, to, seconds } of hops) {
    const [one, other] = [byCode.get(from), byCode.get(to)];
    if (one !== undefined && other !== undefined) join(one, other, seconds);
  }
  return platforms;
}

/** Seconds from a station to each platform, by the algorithm of Dijkstra; some 220 platforms need no heap. */
function measureFrom(platforms: readonly Platform[], station: number): Float64Array {
  const seconds = Float64Array.from(platforms, (platform) =>
    platform.station === station ? 0 : Number.POSITIVE_INFINITY,
  );
  const isDone = new Uint8Array(platforms.length);
  for (;;) {
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < seconds.length; place += 1)
      if (isDone[place] === 0 && (seconds[place] as number) < least) {
        at = place;
        least = seconds[place] as number;
      }
    const platform = platforms[at];
    if (!platform) return seconds;
    isDone[at] = 1;
    for (const way of platform.ways)
      seconds[way.to] = Math.min(seconds[way.to] as number, least + way.seconds);
  }
}

/** The minutes between all of these stations, from the timetables; about a tenth of a second of work. */
export function makeTrainMatrix(
  stations: readonly OpenStation[],
  hops: readonly TrainHop[] = readTrainHops(),
): TrainMatrix {
  const platforms = connectPlatforms(stations, [...hops, ...listNewHops(stations, hops)]);
  const minutes = new Uint8Array(stations.length ** 2).fill(NO_WAY);
  for (let from = 0; from < stations.length; from += 1)
    measureFrom(platforms, from).forEach((seconds, place) => {
      if (seconds === Number.POSITIVE_INFINITY) return;
      const cell = from * stations.length + (platforms[place]?.station ?? 0);
      minutes[cell] = Math.min(minutes[cell] as number, Math.round(seconds / 60), LONGEST);
    });
  return { stations, getMinutes: (from, to) => minutes[from * stations.length + to] ?? NO_WAY };
}
