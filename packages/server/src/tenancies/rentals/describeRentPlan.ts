import type { OfferTerms, RentPlan } from '@sewa/api/client';
import { findLastDay, findRentOn } from '@sewa/tenancy';
import { findLandlordPayee, findRentPlan, listPlanBills } from '../../billing/services/rentPlanQueries.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { ContractStanding } from '../contracts/contractRow.ts';
import * as messages from '../messages.ts';
import type { PartyRow, RentalRow } from './rentalRow.ts';

const offeredStates: readonly RentalRow['state'][] = ['signed', 'running'];

/** Months from the first day of an agreement to the last day of its addenda. */
function countMonths({ from, months }: OfferTerms, lastDay: string | null): number {
  let count = months;
  while (lastDay !== null && findLastDay({ from, months: count }) < lastDay) count += 1;
  return Math.min(count, 120);
}

/** The rent plan of a rental, with what a tenant can set up; null before everybody has signed, and for occupiers. */
export async function describeRentPlan(
  { db, now, session }: SignedIn,
  { rental, me, standing }: { rental: RentalRow; me: PartyRow; standing: ContractStanding | null },
): Promise<RentPlan | null> {
  if (standing?.contract.state !== 'signed' || me.actor_type === 5) return null;
  const { terms, blanks } = standing.contract;
  const plan = await findRentPlan(db, rental.id);
  const stands = plan !== null && plan.state !== 'ended';
  const isOffered =
    !stands && me.actor_type === 1 && me.user_id !== null && offeredStates.includes(rental.state);
  const serviceCents = Number(blanks.serviceCents ?? 0);
  return {
    offer: isOffered
      ? {
          monthlyRent: terms.monthlyRent,
          charges: serviceCents > 0 ? [{ words: messages.servicesCharge, cents: serviceCents }] : [],
          dueDay: Number(blanks.dueDay),
          from: terms.from,
          months: countMonths(terms, rental.last_day),
          payeeId: await findLandlordPayee(db, rental.id, session.user_id),
        }
      : null,
    service: plan && {
      id: plan.id,
      state: plan.state,
      monthlyRent: findRentOn(
        { monthlyRent: plan.monthly_rent, rentChanges: plan.rent_changes },
        getToday(now),
      ),
      dueDay: plan.due_day,
      from: plan.starts_on,
      isMine: [plan.payer_user_id, plan.payee_user_id].includes(session.user_id),
    },
    bills: plan ? await listPlanBills(db, plan.id) : [],
  };
}
