import type { OfferTerms, RentalDuty } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import type { Queryable } from '../../platform/database/database.ts';
import { findStamping } from '../checks/stampingQueries.ts';
import type { ContractStanding } from './contractRow.ts';
import { countDuty } from './countDuty.ts';
import { findDutyDay } from './listClock.ts';

/** The duty of an agreement as its table says on the day of the first signature, or today. */
export const findDuty = (terms: OfferTerms, standing: ContractStanding | null, now: Date) =>
  countDuty(terms, standing?.contract.blanks ?? {}, {
    signedOn: findDay(standing?.contract.first_signed_at ?? now) ?? '',
    earlier: standing?.contract.replaced_terms ?? null,
  });

/** The duty of a rental: how much, by whom, until when, and whether it is paid. */
export async function describeDuty(
  db: Queryable,
  { terms, standing, now }: { terms: OfferTerms; standing: ContractStanding | null; now: Date },
): Promise<RentalDuty> {
  const { cents, source } = findDuty(terms, standing, now);
  const stamping = standing && (await findStamping(db, standing.contract.id));
  return {
    cents,
    by: terms.dutyBy,
    dueOn: findDutyDay(standing),
    source: source && { name: source.name, url: source.url ?? null, readOn: source.readOn },
    stamping: stamping && {
      certificate: stamping.certificate,
      cents: stamping.cents,
      isAsExpected: stamping.expected_cents === null || stamping.cents === stamping.expected_cents,
      fileId: stamping.file_id,
      byName: stamping.by_name,
      notedAt: stamping.created_at.toISOString(),
    },
  };
}
