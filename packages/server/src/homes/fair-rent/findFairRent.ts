import type { FairRent } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import {
  type ComparedHome,
  findComparedHome,
  listByDistance,
  listByPlace,
  type ReachRow,
} from './queries.ts';
import { FEWEST_LETS, REACH_METRES } from './reaches.ts';

const hasPosition = (home: ComparedHome): home is ComparedHome & { latitude: number; longitude: number } =>
  home.latitude !== null && home.longitude !== null;

const nothing = (home: ComparedHome): FairRent => ({
  basis: null,
  metres: null,
  count: 0,
  quartiles: null,
  months: null,
  bedrooms: home.number_of_bedrooms,
});

function describe(row: ReachRow, home: ComparedHome): FairRent {
  const isFar = hasPosition(home);
  return {
    basis: isFar ? 'distance' : row.reach === 0 ? 'street' : 'sector',
    metres: isFar ? row.reach : null,
    count: row.count,
    quartiles:
      row.count < FEWEST_LETS
        ? null
        : {
            lower: Math.round(row.lower),
            median: Math.round(row.median),
            upper: Math.round(row.upper),
          },
    months: { first: row.first_month, last: row.last_month },
    bedrooms: home.number_of_bedrooms,
  };
}

/**
 * Rents really paid for homes of the same type, sub-type and bedrooms: within the smallest radius with five past lets, else the
 * largest. A home without a position is compared with its street, then with its postal sector. Null if there is no such home.
 */
export async function findFairRent(db: Queryable, id: string): Promise<FairRent | null> {
  const home = await findComparedHome(db, id);
  if (!home) return null;
  if (home.property_type === null) return nothing(home);
  const rows = hasPosition(home) ? await listByDistance(db, home, REACH_METRES) : await listByPlace(db, home);
  const chosen = rows.find(({ count }) => count >= FEWEST_LETS) ?? rows.at(-1);
  return chosen ? describe(chosen, home) : nothing(home);
}
