import type { OfferTerms } from '@sewa/api/client';
import { findLastDay } from '@sewa/tenancy';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { describeMoved, type MovedRental } from './describeMoved.ts';
import { lockOwnRental } from './getOwnRental.ts';
import { requireLawful } from './judgeTerms.ts';
import { insertOffer, moveOffers } from './offerQueries.ts';
import { updateRental } from './rentalQueries.ts';
import { recordStep, settleRental, tellOffered } from './tellRental.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws if terms run out too soon or too late. */
export function requireTimeToAnswer({ expiresAt }: OfferTerms, now: Date): void {
  const end = Date.parse(expiresAt);
  if (end <= now.getTime() || end > now.getTime() + 30 * DAY_MS)
    throw new HttpError('invalid', {
      fields: [{ name: 'terms.expiresAt', reason: messages.expiryPastReason }],
    });
}

/** Throws if the term of an offer begins in the past or too far away. */
function requirePossibleStart({ from }: OfferTerms, now: Date): void {
  const latest = getToday(new Date(now.getTime() + 731 * DAY_MS));
  if (from < getToday(now) || from > latest)
    throw new HttpError('invalid', { fields: [{ name: 'terms.from', reason: messages.termPastReason }] });
}

/** Makes an offer, or answers one with other terms. Throws for what the law forbids, with the reason. */
export async function writeOffer(
  ctx: SignedIn,
  { id, version, terms, name }: { id: string; version: number; terms: OfferTerms; name: 'offer' | 'counter' },
): Promise<MovedRental> {
  requireTimeToAnswer(terms, ctx.now);
  requirePossibleStart(terms, ctx.now);
  return ctx.transaction(async (tx) => {
    const { rental, me } = await lockOwnRental(tx, { id, version, name });
    if (rental.status !== 'live') throw makeNotOpenError(messages.notLiveReason);
    requireLawful(rental, terms, tx.now);
    await moveOffers(tx.db, id, 'open', 'countered');
    const offerId = makeRandomId();
    const until = findLastDay(terms);
    const number = await insertOffer(tx.db, {
      id: offerId,
      rental,
      side: me.side,
      partyId: me.id,
      terms,
      until,
      now: tx.now,
    });
    await updateRental(tx.db, id, 'offered', tx.now);
    const say = name === 'offer' ? messages.offeredEvent : messages.counteredEvent;
    await recordStep(tx, rental, {
      actor: me.id,
      transition: name,
      data: { offerId, number, terms },
      text: say(me.name ?? messages.someone, terms),
    });
    await settleRental(tx, id);
    await tellOffered(tx, rental, { id: offerId, side: me.side, ...terms });
    return describeMoved(tx, id, me);
  });
}
