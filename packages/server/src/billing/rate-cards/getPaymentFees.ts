import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { findFees } from './rateCardQueries.ts';

/** What each way to pay costs today. */
export const getPaymentFees = defineVerb(
  anyone,
  ({ db, now }): Promise<RouteAnswer<'getPaymentFees'>> => findFees(db, getToday(now)),
);
