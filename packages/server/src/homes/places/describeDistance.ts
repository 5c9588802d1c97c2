import { estimateWalk } from './estimateWalk.ts';
import type { PlaceDistance } from './queries.ts';

/** A distance as it is answered: to ten metres, with the walk and where the place is. */
export function describeDistance({ metres, latitude, longitude }: PlaceDistance) {
  return {
    metres: Math.round(metres / 10) * 10,
    minutes: estimateWalk(metres),
    position: { latitude, longitude },
  };
}
