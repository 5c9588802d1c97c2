import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { askMandates } from '../payment-methods/askMandates.ts';
import { endMethods } from '../payment-methods/endMethods.ts';
import { findNextAsk } from '../payment-providers/findNextAsk.ts';
import { askSetup } from './askSetup.ts';
import { listSetupsToAsk, putOffQuestion, type SetupToAsk } from './setupQueries.ts';

/** How many setups are asked about at once. */
const AT_ONCE = 10;

/** Asks about a setup, unless another process does: at least once more when it ends. */
async function askOne(ctx: Context, setup: SetupToAsk): Promise<void> {
  const { db, now, log } = ctx;
  const { ref, expires_at: end, asks } = setup;
  const next = findNextAsk(asks + 1, now);
  if (!(await putOffQuestion(db, setup, end > now && end < next ? end : next))) return;
  try {
    await askSetup(ctx, ref);
  } catch (error) {
    log('warn', 'payment-setup', { ref, failure: error instanceof Error ? error.name : 'unknown' });
  }
}

/** Asks about the setups that are due, then ends and checks payment methods. */
export const askSetups = defineVerb(system, async (ctx): Promise<void> => {
  const setups = await listSetupsToAsk(ctx.db, ctx.now);
  for (let first = 0; first < setups.length; first += AT_ONCE)
    await Promise.all(setups.slice(first, first + AT_ONCE).map((setup) => askOne(ctx, setup)));
  await endMethods(ctx);
  await askMandates(ctx);
});
