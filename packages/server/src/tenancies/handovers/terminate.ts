import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { findLastDay } from '@sewa/tenancy';
import { endRentPlanOn } from '../../billing/services/endRentPlan.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { addMonths } from '../days.ts';
import { withdrawAddendum } from '../renewals/withdrawAddendum.ts';
import { useFiles } from '../rental-files/useFiles.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import type { PartyRow } from '../rentals/rentalRow.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { freeHomeAfter, setLastDay } from '../rentals/tenancyQueries.ts';
import { insertEarlyEnd } from './earlyEndQueries.ts';
import * as messages from './messages.ts';

type Ending = RouteInput<'terminate'>['body'];

/** Three months, as the clause on a sale says. */
const SALE_MONTHS = 3;

/** The first day that can be the last one by a clause, for a side; an error's reason if the clause isn't theirs. */
function findEarliestEnd(
  clause: Ending['clause'],
  { side }: Pick<PartyRow, 'side'>,
  { terms, blanks, today }: { terms: OfferTerms; blanks: ContractBlanks; today: string },
): { readonly on: string } | { readonly reason: string } {
  if (clause === 'diplomatic') {
    if (side !== 'tenant') return { reason: messages.tenantOnlyReason };
    if (blanks.diplomatic !== true) return { reason: messages.noClauseReason };
    const notice = addMonths(today, Number(blanks.diplomaticNoticeMonths));
    const opens = addMonths(
      terms.from,
      Number(blanks.diplomaticAfterMonths) + Number(blanks.diplomaticNoticeMonths),
    );
    return { on: notice.localeCompare(opens) < 0 ? opens : notice };
  }
  if (clause === 'sale')
    return side === 'landlord'
      ? { on: addMonths(today, SALE_MONTHS) }
      : { reason: messages.landlordOnlyReason };
  return { on: today };
}

/** Ends a tenancy before its last day by a clause of the agreement, with evidence. */
export const terminate = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'terminate'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { version, clause, lastDay, fileIds } = body;
      const { rental, me, standing } = await lockOwnRental(tx, { id, version, name: 'terminate' });
      if (!standing) throw new HttpError('not-found');
      const { terms, blanks } = standing.contract;
      const today = getToday(tx.now);
      const earliest = findEarliestEnd(clause, me, { terms, blanks, today });
      const refuse = (name: string, reason: string) =>
        new HttpError('invalid', { fields: [{ name, reason }] });
      if ('reason' in earliest) throw refuse('clause', earliest.reason);
      if (lastDay < earliest.on) throw refuse('lastDay', messages.noticeReason(earliest.on));
      if (lastDay >= (rental.last_day ?? findLastDay(terms))) throw refuse('lastDay', messages.endPastReason);
      await useFiles(tx, { rental, me, fileIds, kind: 'evidence', field: 'fileIds' });
      await withdrawAddendum(tx, rental);
      await insertEarlyEnd(tx.db, { rentalId: id, clause, partyId: me.id, lastDay, fileIds, now: tx.now });
      await setLastDay(tx.db, id, lastDay);
      await endRentPlanOn(tx, id, lastDay);
      await freeHomeAfter(tx.db, id, lastDay);
      await updateRental(tx.db, id, 'ending', tx.now);
      const name = me.name ?? messages.someone;
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'terminate',
        data: { clause, lastDay, fileIds },
        text: messages.terminatedEvent(name, clause, lastDay),
      });
      await settleRental(tx, id);
      await tellSide(tx, rental, {
        kind: 'tenancy-ending',
        side: findOtherSide(me.side),
        subject: messages.endingSubject(rental.home),
        lines: [messages.terminatedLead(name, rental.home, { clause, day: lastDay })],
        label: messages.seeRentalPageLabel,
        key: `${id}-early`,
      });
      return describeMoved(tx, id, me);
    }),
);
