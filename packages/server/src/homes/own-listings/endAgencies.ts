import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { deleteUnauthorisedAgents, listUnauthorised } from './agentQueries.ts';
import { pauseListings } from './pauseListings.ts';

/**
 * Pauses the live listings of agents who have no authority that runs today, and takes such agents off the listings they joined. Returns
 * how many listings were paused.
 */
export const endAgencies = defineVerb(system, async (ctx): Promise<number> => {
  const day = getToday(ctx.now);
  await deleteUnauthorisedAgents(ctx.db, day);
  let count = 0;
  for (const id of await listUnauthorised(ctx.db, day))
    count += await ctx.transaction((tx) => pauseListings(tx, [id], 'authority-ended'));
  return count;
});
