import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { countDeposit } from '../contracts/composeAgreement.ts';
import { useFiles } from '../rental-files/useFiles.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import {
  answerDeduction,
  deleteReturns,
  findDeduction,
  listReturns,
  replaceDeduction,
  saveReturn,
} from './depositQueries.ts';
import { countReturn, findDepositTerms } from './describeDeposit.ts';
import * as messages from './messages.ts';

/** Proposes what is kept of the deposit, with evidence; the tenant answers. */
export const deduct = defineVerb(
  signedUp,
  (ctx, { id, body: { version, items } }: RouteInput<'deduct'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { rental, me } = await lockOwnRental(tx, { id, version, name: 'deduct' });
      const terms = await findDepositTerms(tx.db, rental, tx.now);
      if (!terms) throw new HttpError('not-found');
      const deposit = countDeposit(terms);
      const cents = items.reduce((sum, item) => sum + item.cents, 0);
      if (cents > deposit)
        throw new HttpError('invalid', {
          fields: [{ name: 'items', reason: messages.tooMuchReason(deposit) }],
        });
      const fileIds = items.flatMap((item) => item.fileIds);
      await useFiles(tx, { rental, me, fileIds, kind: 'evidence', field: 'items' });
      const named = items.map((item) => ({ ...item, id: makeRandomId() }));
      const deductionId = makeRandomId();
      await replaceDeduction(tx.db, {
        id: deductionId,
        rentalId: id,
        items: named,
        cents,
        partyId: me.id,
        now: tx.now,
      });
      await deleteReturns(tx.db, id);
      await updateRental(tx.db, id, rental.state, tx.now);
      const name = me.name ?? messages.someone;
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'deduct',
        data: { items: named, cents },
        text: cents === 0 ? messages.nothingKeptEvent(name) : messages.deductedEvent(name, cents),
      });
      await settleRental(tx, id);
      if (items.length > 0)
        await tellSide(tx, rental, {
          kind: 'deposit-proposed',
          side: 'tenant',
          subject: messages.proposedSubject(rental.home),
          lines: [messages.proposedLead(name, rental.home, cents), messages.proposedAdvice],
          label: messages.answerLabel,
          key: deductionId,
        });
      return describeMoved(tx, id, me);
    }),
);

/** The tenant's answer to what is kept. */
const answer = (
  ctx: SignedIn,
  { id, version, words }: { id: string; version: number; words: string | null },
): Promise<MovedRental> =>
  ctx.transaction(async (tx) => {
    const { rental, me } = await lockOwnRental(tx, {
      id,
      version,
      name: words === null ? 'agree' : 'dispute',
    });
    const deduction = await findDeduction(tx.db, id);
    if (!deduction) throw makeNotOpenError();
    const state = words === null ? 'agreed' : 'disputed';
    await answerDeduction(tx.db, deduction.id, { state, dispute: words });
    await deleteReturns(tx.db, id);
    await updateRental(tx.db, id, rental.state, tx.now);
    const name = me.name ?? messages.someone;
    await recordStep(tx, rental, {
      actor: me.id,
      transition: words === null ? 'agree' : 'dispute',
      data: { deductionId: deduction.id, cents: deduction.cents, ...(words !== null && { words }) },
      text:
        words === null ? messages.agreedEvent(name, deduction.cents) : messages.disputedEvent(name, words),
    });
    await settleRental(tx, id);
    await tellSide(tx, rental, {
      kind: 'deposit-answer',
      side: 'landlord',
      subject: messages.answeredSubject(rental.home),
      lines:
        words === null
          ? [messages.agreedLead(name, rental.home)]
          : [messages.disputedLead(name, rental.home), messages.quote(words)],
      label: messages.seeRentalPageLabel,
      key: deduction.id,
    });
    return describeMoved(tx, id, me);
  });

/** Agrees to what is kept of the deposit. */
export const agreeToDeductions = defineVerb(
  signedUp,
  (ctx, { id, body: { version } }: RouteInput<'agreeToDeductions'>): Promise<MovedRental> =>
    answer(ctx, { id, version, words: null }),
);

/** Disputes what is kept of the deposit, with words. */
export const disputeDeductions = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'disputeDeductions'>): Promise<MovedRental> => answer(ctx, { id, ...body }),
);

const refuse = (name: string, reason: string): HttpError =>
  new HttpError('wrong-state', { fields: [{ name, reason }] });

/** Says how much of the deposit came back, and when. Settled once both sides say the same cents and day. */
export const recordReturn = defineVerb(
  signedUp,
  (ctx, { id, body: { version, cents, on } }: RouteInput<'recordReturn'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { rental, me } = await lockOwnRental(tx, { id, version, name: 'returned' });
      const terms = await findDepositTerms(tx.db, rental, tx.now);
      if (!terms) throw new HttpError('not-found');
      if (on > getToday(tx.now))
        throw new HttpError('invalid', { fields: [{ name: 'on', reason: messages.returnFutureReason }] });
      if (on < terms.from)
        throw new HttpError('invalid', { fields: [{ name: 'on', reason: messages.returnEarlyReason }] });
      const deduction = await findDeduction(tx.db, id);
      if (deduction?.state === 'proposed') throw makeNotOpenError(messages.unansweredReason);
      const other = (await listReturns(tx.db, id)).find(({ side }) => side !== me.side);
      if (other && other.cents !== cents) throw refuse('cents', messages.otherSumReason(other.cents));
      if (other && other.on !== on) throw refuse('on', messages.otherDayReason(other.on));
      const due = countReturn(terms, deduction);
      if (cents !== due) throw refuse('cents', messages.returnSumReason(due));
      await saveReturn(tx.db, { rentalId: id, side: me.side, cents, on, partyId: me.id, now: tx.now });
      await updateRental(tx.db, id, other ? 'settled' : rental.state, tx.now);
      const name = me.name ?? messages.someone;
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'returned',
        data: { cents, on, ...(other && { isSettled: true }) },
        text: other ? messages.settledEvent(cents, on) : messages.returnedEvent(name, cents, on),
      });
      await settleRental(tx, id);
      const sides = other ? (['tenant', 'landlord'] as const) : [findOtherSide(me.side)];
      for (const side of sides)
        await tellSide(tx, rental, {
          kind: 'deposit-returned',
          side,
          subject: other ? messages.settledSubject(rental.home) : messages.returnedSubject(rental.home),
          lines: [
            other
              ? messages.settledLead(rental.home, cents)
              : messages.returnedLead(name, rental.home, cents, on),
          ],
          label: messages.seeRentalPageLabel,
          key: `${id}-${other ? 'settled' : me.side}`,
        });
      return describeMoved(tx, id, me);
    }),
);
