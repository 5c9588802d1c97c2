import type { Dispute } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { listDisputeRows } from './queries.ts';
import { mayReadDisputes } from './whoMayAsk.ts';

/** Open disputes about units, oldest first, for operators. */
export const listDisputes = defineVerb(
  mayReadDisputes,
  async ({ db }): Promise<Dispute[]> =>
    (await listDisputeRows(db)).map(({ id, created_at: openedAt, address, sides, notes }) => ({
      id,
      openedAt: openedAt.toISOString(),
      address,
      sides,
      notes,
    })),
);
