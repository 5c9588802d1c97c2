import type { InTransaction } from '../../platform/calling/Context.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { tellParty } from '../rentals/tellRental.ts';
import { findPaper } from './contractQueries.ts';
import { findNextPlace } from './contractRow.ts';
import * as messages from './messages.ts';

/** Tells whose turn it is to sign, and nobody else. */
export async function tellNextSigner(tx: InTransaction, rental: RentalRow): Promise<void> {
  const standing = await findPaper(tx.db, rental.id);
  const next = standing && findNextPlace(standing);
  const expiresAt = standing?.contract.expires_at;
  if (!standing || !next || !expiresAt) return;
  await tellParty(tx, rental, {
    kind: 'contract-to-sign',
    partyId: next.party_id,
    due: expiresAt,
    subject: messages.toSignSubject(rental.home),
    lines: [messages.toSignLead(standing.contract.kind, rental.home, expiresAt), messages.toSignAdvice],
    label: messages.signLabel,
    key: `${standing.contract.id}-${next.place}`,
  });
}
