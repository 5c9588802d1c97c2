import type { Rental } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { ContractStanding } from '../contracts/contractRow.ts';
import * as messages from '../contracts/messages.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { listRentalMay } from './describeRental.ts';
import { findProgress } from './findProgress.ts';
import { getPaper, type RentalProgress } from './listRoles.ts';
import { findParty } from './partyQueries.ts';
import { findRental, lockListing, lockRental } from './rentalQueries.ts';
import type { OwnParty, RentalRow } from './rentalRow.ts';

/** A rental, and which of its parties somebody is. */
export interface OwnRental {
  readonly rental: RentalRow;
  readonly me: OwnParty;
}

/** A rental that the user or their corporate is a party of. Throws for anybody else. */
export async function getOwnRental(
  { db, session }: Pick<SignedIn, 'db' | 'session'>,
  id: string,
): Promise<OwnRental> {
  const me = isRandomId(id) ? await findParty(db, id, session) : null;
  const rental = me && (await findRental(db, id));
  if (!rental || !me) throw new HttpError('not-found');
  return { rental, me };
}

/** A rental that is about to move, with its open offer, its last agreement, and the paper that is written or signed now. */
export interface MovingRental extends OwnRental, RentalProgress {
  readonly paper: ContractStanding | null;
}

type StepName = Rental['may'][number];

/** Steps that only administrators of a corporate take. */
const signingSteps: readonly StepName[] = ['sign', 'confirm-paper', 'cancel-signing', 'refuse'];

/** Throws for whoever only reads: occupiers, who decide nothing but to leave, and members of a corporate when it is about signatures. */
export function requireDecider({ actor_type: actorType, can_sign: canSign }: OwnParty, name: StepName): void {
  if (actorType === 5 && name !== 'leave') throw new HttpError('not-allowed');
  if (!canSign && signingSteps.includes(name))
    throw new HttpError('not-allowed', { message: messages.administratorSigns });
}

/** A rental of the user, locked after its listing. Throws if they are no party, may not do this, the version is stale, or it isn't open now. */
export async function lockOwnRental(
  tx: InTransaction<SignedIn>,
  { id, version, name }: { id: string; version: number; name: StepName },
): Promise<MovingRental> {
  const { rental: before, me } = await getOwnRental(tx, id);
  requireDecider(me, name);
  await lockListing(tx.db, before.listing_id);
  const rental = await lockRental(tx.db, id);
  requireVersion(version, rental.version);
  const progress = await findProgress(tx.db, id);
  if (!listRentalMay(rental, me, progress).includes(name)) throw makeNotOpenError();
  return { rental, me, ...progress, paper: getPaper(progress) };
}
