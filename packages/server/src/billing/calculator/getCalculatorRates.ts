import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { findCalculatorRates } from './findCalculatorRates.ts';

/** What the product charges today, for calculations in a browser. */
export const getCalculatorRates = defineVerb(
  anyone,
  async ({ db, now }): Promise<RouteAnswer<'getCalculatorRates'>> => {
    const day = getToday(now);
    return { day, ...(await findCalculatorRates(db, day)) };
  },
);
