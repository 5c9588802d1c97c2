import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { findNextPollUntil } from '../polling/findNextPoll.ts';
import { type Poller, pollDueRows } from '../polling/pollDueRows.ts';
import { pollSetup } from './pollSetup.ts';
import { findSetup } from './setupQueries.ts';
import type { SetupRow } from './setupRow.ts';

const poller: Poller<SetupRow> = {
  table: 'payment_setups',
  find: findSetup,
  findNext: ({ expires_at: end }, polls, now) => findNextPollUntil(end, polls, now),
  poll: (ctx, { ref }) => pollSetup(ctx, ref),
};

/** Polls providers about the setups that are open. */
export const pollSetups = defineVerb(system, (ctx) => pollDueRows(ctx, poller));
