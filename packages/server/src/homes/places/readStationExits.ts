import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPackageFolder } from '../../platform/database/packageFolder.ts';
import type { Position } from './parsePosition.ts';

let exits: ReadonlyMap<string, readonly Position[]> | null = null;

/** Where the exits of stations are, by the name of the station, read once. Throws if the file is missing. */
export function readStationExits(): ReadonlyMap<string, readonly Position[]> {
  if (exits) return exits;
  const lines = readFileSync(join(getPackageFolder(), 'data/places/station-exits.tsv'), 'utf8').split('\n');
  const found = new Map<string, Position[]>();
  for (const line of lines.slice(1)) {
    const [name = '', latitude, longitude] = line.split('\t');
    if (name === '') continue;
    const known = found.get(name) ?? [];
    known.push({ latitude: Number(latitude), longitude: Number(longitude) });
    found.set(name, known);
  }
  exits = found;
  return found;
}
