import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type Database,
  hdbRentalApprovals,
  importAreas,
  importListings,
  importPlaces,
  importPostalCodes,
  importStations,
  withListingEvents,
} from '@sewa/server';

const inData = (name: string): string => path.join(import.meta.dirname, '../../data', name);

/** What filling the places did. */
export interface FilledPlaces {
  readonly areas: number;
  readonly stations: number;
  readonly places: number;
  readonly postalCodes: number;
  readonly rents: number;
}

/**
 * Imports the open data of Singapore as `npm run sewa -- import` does: planning areas, stations, places, postal codes and the
 * rents HDB approved from 2021 to 2023. What is there already is left alone. `onProgress` is told how much is done, from 0 to 1.
 */
export async function fillSamplePlaces(
  db: Database,
  onProgress: (share: number) => void = () => {},
): Promise<FilledPlaces> {
  const areas = await importAreas(db, inData('planning-areas.geojson'));
  const stations = await importStations(db, inData('stations.csv'));
  const places = await importPlaces(db, inData('places.csv'));
  const postalCodes = await importPostalCodes(db, inData('postal-codes.csv'));
  const file = inData('rents-2021-2023.csv');
  const { size } = await stat(file);
  const rents = await importListings(db, {
    file,
    withListingEvents,
    format: hdbRentalApprovals,
    mode: 'let',
    source: hdbRentalApprovals.makeSource(path.basename(file)),
    isServing: false,
    onProgress: (bytes) => onProgress(bytes / size),
  });
  return {
    areas: areas.accepted,
    stations: stations.accepted,
    places: places.accepted,
    postalCodes: postalCodes.accepted,
    rents: rents.accepted,
  };
}
