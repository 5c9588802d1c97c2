import type { RouteAnswer } from '@sewa/api/client';
import { calculate, parseCalculation } from '@sewa/calculator';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findCalculatorRates } from './findCalculatorRates.ts';

/** What renting a home costs, with the rates of the day of signing. Throws with every parameter that can't be used. */
export const getCalculation = defineVerb(
  anyone,
  async ({ db, now }, { query }: RouteInput<'getCalculation'>): Promise<RouteAnswer<'getCalculation'>> => {
    const { input, day, issues } = parseCalculation(query);
    if (!input) throw new HttpError('invalid', { fields: issues });
    const signedOn = day ?? getToday(now);
    const { lines, totals, assumptions } = calculate(
      input,
      await findCalculatorRates(db, signedOn),
      signedOn,
    );
    return { lines: [...lines], totals, assumptions: [...assumptions] };
  },
);
