import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { withdrawAddendum } from '../renewals/withdrawAddendum.ts';
import { lockRental, updateRental } from '../rentals/rentalQueries.ts';
import { recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { listToBegin, listToEnd, setTermStarted } from '../rentals/tenancyQueries.ts';
import * as messages from './messages.ts';

async function begin(tx: InTransaction, id: string): Promise<number> {
  const rental = await lockRental(tx.db, id);
  if (rental.state !== 'signed' || rental.term_started_at !== null) return 0;
  await setTermStarted(tx.db, id, tx.now);
  await updateRental(tx.db, id, 'signed', tx.now);
  await recordStep(tx, rental, {
    actor: 'system',
    transition: 'start',
    data: {},
    text: messages.termStartedEvent,
  });
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: 'handover-due',
      side,
      subject: messages.handoverDueSubject(rental.home),
      lines: [messages.handoverDueLead(rental.home), messages.handoverDueAdvice],
      label: messages.recordLabel,
      key: id,
    });
  return 1;
}

/** Opens the handover of tenancies whose first day has come. It does not make them run: that takes both sides. Returns how many. */
export const beginTenancies = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listToBegin(ctx.db, getToday(ctx.now)))
    count += await ctx.transaction((tx) => begin(tx, id));
  return count;
});

async function end(tx: InTransaction, id: string): Promise<number> {
  const rental = await lockRental(tx.db, id);
  if (rental.state !== 'running' && rental.state !== 'ending') return 0;
  await withdrawAddendum(tx, rental);
  await updateRental(tx.db, id, 'ended', tx.now);
  await recordStep(tx, rental, { actor: 'system', transition: 'end', data: {}, text: messages.endedEvent });
  await settleRental(tx, id);
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: 'tenancy-ending',
      side,
      subject: messages.endingSubject(rental.home),
      lines: [messages.endedLead(rental.home)],
      label: messages.seeRentalPageLabel,
      key: `${id}-ended`,
    });
  return 1;
}

/** Ends tenancies whose last day is over. Returns how many. */
export const endTenancies = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listToEnd(ctx.db, getToday(ctx.now)))
    count += await ctx.transaction((tx) => end(tx, id));
  return count;
});
