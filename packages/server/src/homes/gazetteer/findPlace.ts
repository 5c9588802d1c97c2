import { type GazetteerPlace, readGazetteer } from './readGazetteer.ts';
import { trainLines } from './trainLines.ts';

let byPlace: ReadonlyMap<string, GazetteerPlace> | null = null;

/** A place of the gazetteer by 'kind:id', or null; of two with one name it is the first. Lines are in `trainLines`. */
export function findPlace(place: string): GazetteerPlace | null {
  byPlace ??= new Map(
    readGazetteer()
      .map((each) => [`${each.kind}:${each.id}`, each] as const)
      .toReversed(),
  );
  return byPlace.get(place) ?? null;
}

/** The name of a place by 'kind:id', or null if nobody knows it: 'Circle Line' of 'line:circle-line'. */
export const findPlaceName = (place: string): string | null =>
  findPlace(place)?.name ?? trainLines.find(({ id }) => `line:${id}` === place)?.name ?? null;
