import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPackageFolder } from '../../platform/database/packageFolder.ts';

/** The way of a train from one station code to the next, in either direction. */
export interface TrainHop {
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
}

let hops: readonly TrainHop[] | null = null;

/** The ways between neighbouring stations, read once. Throws if the file is missing. */
export function readTrainHops(): readonly TrainHop[] {
  hops ??= readFileSync(join(getPackageFolder(), 'data/places/train-hops.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', seconds] = line.split('\t');
      return { from, to, seconds: Number(seconds) };
    });
  return hops;
}
