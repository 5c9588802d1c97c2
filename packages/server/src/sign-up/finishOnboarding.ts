import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { joinByInvitation } from '../invitations/joinByInvitation.ts';
import { endOnboarding, findOnboarding } from '../invitations/onboarding.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { mayTakeUp } from './mayTakeUp.ts';

/**
 * Takes up the invitation a browser follows and forgets it; a browser that follows none has nothing to finish. Returns the new
 * secret of a session that acts for a corporate by it; null where it goes on as it was.
 */
export async function finishOnboarding(
  db: Database,
  session: SessionRow,
  secret: string | null,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const row = await findOnboarding(tx, secret, now);
    if (!row) return null;
    if (!mayTakeUp(session, row)) throw new RefusedError('not-allowed');
    const renewed = await joinByInvitation(tx, row, session, now);
    await endOnboarding(tx, secret);
    return renewed;
  });
}
