import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { offerFreeSeats } from './offerFreeSeats.ts';
import { listGoneSlots, lockSlot } from './slotQueries.ts';
import { takeBackSlot } from './takeBackSlot.ts';
import { settleViewing, tellViewing } from './tellViewing.ts';
import {
  claimAsking,
  claimReminder,
  getViewing,
  listLapsed,
  listToAsk,
  listToRemind,
  type Reminder,
  updateViewing,
} from './viewingQueries.ts';

/** Takes back a seat that was held long enough, and holds it for the next in line. */
async function passOn(tx: InTransaction, id: string, slotId: string): Promise<number> {
  const slot = await lockSlot(tx.db, slotId);
  const { state, offered_until: offeredUntil } = await getViewing(tx.db, id);
  if (!slot || state !== 'offered' || offeredUntil === null || offeredUntil > tx.now) return 0;
  await updateViewing(tx.db, id, { state: 'cancelled', seat: null, offeredUntil: null });
  await settleViewing(tx, id);
  await offerFreeSeats(tx, slot);
  return 1;
}

/** Passes on seats that the first in line did not take in time. Returns how many. */
export const passOnSeats = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const { id, slot_id: slotId } of await listLapsed(ctx.db, ctx.now))
    count += await ctx.transaction((tx) => passOn(tx, id, slotId));
  return count;
});

/** Takes back the times to come of homes that were let or closed. Returns how many. */
export const takeBackGoneSlots = defineVerb(system, async (ctx): Promise<number> => {
  const ids = await listGoneSlots(ctx.db, ctx.now);
  for (const id of ids)
    await ctx.transaction(async (tx) => {
      const slot = await lockSlot(tx.db, id);
      if (slot && !slot.is_removed) await takeBackSlot(tx, slot);
    });
  return ids.length;
});

/** Reminds both sides of a viewing, unless another process did. */
async function remind(tx: InTransaction, id: string, kind: Reminder): Promise<number> {
  if (!(await claimReminder(tx.db, id, kind, tx.now))) return 0;
  const row = await getViewing(tx.db, id);
  const when = messages.sayMoment(row.starts_at);
  await settleViewing(tx, id);
  for (const side of ['guest', 'host'] as const)
    await tellViewing(tx, row, {
      kind: 'viewing-soon',
      side,
      due: row.ends_at,
      subject: messages.viewingSoonSubject(row.home, when),
      lines: [
        messages.viewingSoonLead(row.home, when),
        side === 'guest' ? messages.guestBookedAdvice : messages.hostBookedAdvice,
      ],
      label: side === 'guest' ? messages.seeViewingLabel : messages.seeViewingsLabel,
      key: kind,
    });
  return 1;
}

/** Reminds people of their viewings, a day before and two hours before, once each. Returns how many viewings. */
export const remindOfViewings = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const kind of ['day', 'hours'] as const)
    for (const id of await listToRemind(ctx.db, kind, ctx.now))
      count += await ctx.transaction((tx) => remind(tx, id, kind));
  return count;
});

const ANSWER_MS = 14 * 24 * 60 * 60 * 1000;

/** Asks both sides of a viewing whether they want to go on, unless another process did. */
async function ask(tx: InTransaction, id: string): Promise<number> {
  if (!(await claimAsking(tx.db, id, tx.now))) return 0;
  const row = await getViewing(tx.db, id);
  await settleViewing(tx, id);
  for (const side of ['guest', 'host'] as const)
    await tellViewing(tx, row, {
      kind: 'viewing-answer',
      side,
      due: new Date(row.ends_at.getTime() + ANSWER_MS),
      subject: messages.viewingAnswerSubject(row.home),
      lines: [
        side === 'guest'
          ? messages.guestAnswerLead(row.home)
          : messages.hostAnswerLead(row.guest_name ?? messages.someone, row.home),
      ],
      label: messages.answerLabel,
    });
  return 1;
}

/** Asks both sides of viewings that are over whether they want to go on. Returns how many viewings. */
export const askAfterViewings = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listToAsk(ctx.db, ctx.now)) count += await ctx.transaction((tx) => ask(tx, id));
  return count;
});
