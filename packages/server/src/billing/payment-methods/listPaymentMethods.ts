import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { describeMethod } from './describeMethod.ts';
import { listMethods } from './methodQueries.ts';
import { mayListPaymentMethods } from './whoMayAsk.ts';

/** The user's payment methods, newest first. */
export const listPaymentMethods = defineVerb(
  mayListPaymentMethods,
  async ({ db, session }): Promise<RouteAnswer<'listPaymentMethods'>> =>
    (await listMethods(db, session.user_id)).map((row) => ({
      ...describeMethod(row),
      services: row.services,
    })),
);
