import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { type Poller, pollDueRows } from '../polling/pollDueRows.ts';
import { pollRefund } from './pollRefund.ts';
import { findRefund, type RefundRow } from './refundQueries.ts';

const poller: Poller<RefundRow> = {
  table: 'refunds',
  find: findRefund,
  poll: (ctx, { ref }) => pollRefund(ctx, ref),
};

/** Polls providers about refunds whose outcome isn't known. */
export const pollRefunds = defineVerb(system, (ctx) => pollDueRows(ctx, poller));
