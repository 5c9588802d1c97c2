import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import type { Analytics } from './Analytics.ts';
import { type ClaimedEvent, claimEvents, markForwarded, releaseEvents } from './forwardQueries.ts';

/** How old an event may be that is forwarded, in milliseconds: the service takes three days, less a margin. */
const MAX_AGE_MS = 70 * 60 * 60 * 1000;
/** How long a claim lasts, in milliseconds: longer than a batch takes, also where the service is slow. */
const CLAIM_MS = 5 * 60 * 1000;
/** How many events are claimed at once. */
const BATCH = 250;
/** How many calls are made at once. */
const AT_ONCE = 10;

/** Cuts a batch into calls: each has events of one visitor, and no more than the service takes. */
function cutIntoCalls(events: readonly ClaimedEvent[], max: number): ClaimedEvent[][] {
  const byVisitor = new Map<string, ClaimedEvent[]>();
  for (const event of events) byVisitor.set(event.visitor, [...(byVisitor.get(event.visitor) ?? []), event]);
  return [...byVisitor.values()].flatMap((theirs) =>
    Array.from({ length: Math.ceil(theirs.length / max) }, (_, n) => theirs.slice(n * max, (n + 1) * max)),
  );
}

/** Sends one call; true once the service has it. */
async function forward(ctx: Context, analytics: Analytics, call: readonly ClaimedEvent[]): Promise<boolean> {
  const [first] = call;
  if (!first) return true;
  try {
    await analytics.send(first.visitor, call);
  } catch (error) {
    ctx.log('warn', 'analytics', { failure: error instanceof Error ? error.message : 'unknown' });
    return false;
  }
  await markForwarded(
    ctx.db,
    call.map(({ id }) => id),
    ctx.now,
  );
  return true;
}

/** Forwards a batch; false where the service failed: then the rest is left for the next run. */
async function forwardBatch(
  ctx: Context,
  analytics: Analytics,
  events: readonly ClaimedEvent[],
): Promise<boolean> {
  const calls = cutIntoCalls(events, analytics.maxEvents);
  let isWorking = true;
  try {
    for (let first = 0; first < calls.length && isWorking; first += AT_ONCE) {
      const sent = calls.slice(first, first + AT_ONCE).map((call) => forward(ctx, analytics, call));
      isWorking = (await Promise.all(sent)).every(Boolean);
    }
    return isWorking;
  } finally {
    if (!isWorking)
      await releaseEvents(
        ctx.db,
        events.map(({ id }) => id),
      );
  }
}

/** Forwards events to the analytics service, oldest first; those it doesn't take are tried again by the next run. */
export const forwardEvents = defineVerb(system, async (ctx): Promise<void> => {
  const { analytics, db, now, realNow } = ctx;
  if (!analytics) return;
  const claim = () =>
    claimEvents(db, {
      since: new Date(now.getTime() - MAX_AGE_MS),
      now: realNow,
      until: new Date(realNow.getTime() + CLAIM_MS),
      max: BATCH,
    });
  let events = await claim();
  while (events.length > 0 && (await forwardBatch(ctx, analytics, events))) events = await claim();
});
