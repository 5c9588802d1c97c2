import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { findPostalCodeRow } from './queries.ts';

/** The block and street of a postal code; null if the data doesn't know it. */
export const findPostalCode = defineVerb(
  anyone,
  ({ db }, { code }: RouteInput<'findPostalCode'>): Promise<RouteAnswer<'findPostalCode'>> =>
    findPostalCodeRow(db, code),
);
