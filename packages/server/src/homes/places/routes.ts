import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getMap } from './getMap.ts';
import { listPlaces } from './listPlaces.ts';
import { listStations } from './listStations.ts';

/** Adds the map, and the stations and places near a listing. */
export function addPlaceRoutes(router: VerbRouter): void {
  router.mount('getMap', getMap);
  router.mount('listStations', listStations);
  router.mount('listPlaces', listPlaces);
}
