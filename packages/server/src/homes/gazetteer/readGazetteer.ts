import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPackageFolder } from '../../platform/database/packageFolder.ts';

/** The kinds of places in the gazetteer. */
const kinds = [
  'area',
  'areas',
  'neighbourhood',
  'station',
  'landmark',
  'mall',
  'school',
  'hawker',
  'street',
] as const;

/** A kind of place in the gazetteer. */
export type GazetteerKind = (typeof kinds)[number];

/** A place with its names. */
export interface GazetteerPlace {
  readonly kind: GazetteerKind;
  /** The name in lower case with '-': 'ang-mo-kio'. */
  readonly id: string;
  readonly name: string;
  /** Degrees; null for `areas`, which are several planning areas, and for streets without a position. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Other names, in any language, and the codes of a station. */
  readonly otherNames: readonly string[];
  /** The ids of the planning areas of `areas`; empty for all others. */
  readonly areas: readonly string[];
  /** Codes of a station that is open; empty for all others. */
  readonly openCodes: readonly string[];
}

const isNumber = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && Number.isFinite(Number(text));

function parseLine(line: string): GazetteerPlace {
  const [word = '', id = '', name = '', latitude, longitude, otherNames = '', extra = ''] = line.split('\t');
  const kind = kinds.find((known) => known === word);
  if (!kind) throw new Error(`The gazetteer has a place of an unknown kind, ${word}.`);
  return {
    kind,
    id,
    name,
    position:
      isNumber(latitude) && isNumber(longitude)
        ? { latitude: Number(latitude), longitude: Number(longitude) }
        : null,
    otherNames: otherNames.split('|').filter((other) => other !== ''),
    areas: kind === 'areas' ? extra.split(',') : [],
    openCodes: extra.startsWith('open:') ? extra.slice('open:'.length).split(' ') : [],
  };
}

let places: readonly GazetteerPlace[] | null = null;

/** All places of the gazetteer, read once. Throws if its file is missing. */
export function readGazetteer(): readonly GazetteerPlace[] {
  places ??= readFileSync(join(getPackageFolder(), 'data/places/gazetteer.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map(parseLine);
  return places;
}
