import { placeKinds } from '@sewa/formatters';

/** The kinds of places that a text can name. Projects and streets stay text in a search. */
export const namedKinds = [...placeKinds, 'project', 'street'] as const;

/** A kind of place that a text can name. */
export type NamedKind = (typeof namedKinds)[number];

/** A place that a text can name. */
export interface NamedPlace {
  readonly kind: NamedKind;
  /** The name in lower case with '-': 'ang-mo-kio'. */
  readonly id: string;
  readonly name: string;
  /** Other names, in any language, and the codes of a station. */
  readonly otherNames: readonly string[];
  /** Codes of a station; empty if it isn't open. */
  readonly openCodes?: readonly string[];
}

/** Which place a name means if it has several: what people look for first. */
const order: readonly NamedKind[] = [
  'area',
  'areas',
  'neighbourhood',
  'station',
  'line',
  'landmark',
  'mall',
  'project',
  'street',
  'school',
  'hawker',
];

/** Planning areas where hardly anybody lives: their names mean what is around the station. */
const emptyAreas = new Set(['boon-lay', 'paya-lebar', 'pioneer', 'seletar']);

const rankOf = ({ kind, id }: NamedPlace): number =>
  kind === 'area' && emptyAreas.has(id) ? order.length : order.indexOf(kind);

/** Compares places of one name by what people look for first. */
export const comparePlaces = (one: NamedPlace, other: NamedPlace): number => rankOf(one) - rankOf(other);
