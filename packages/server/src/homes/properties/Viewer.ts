import { getToday } from '../../platform/clock/getToday.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { findRegistrationNumber } from './viewerQueries.ts';

/** Who looks at a unit and its listings. */
export interface Viewer {
  readonly userId: string;
  /** The corporate they act for, or null. */
  readonly corporateId: string | null;
  /** Their number in the public register, or null if they are no agent. */
  readonly registrationNumber: string | null;
  /** The day it is in Singapore. */
  readonly today: string;
}

/** The user of a session as a viewer of units. */
export async function findViewer(db: Queryable, session: SessionRow, now: Date): Promise<Viewer> {
  return {
    userId: session.user_id,
    corporateId: session.corporate_role === null ? null : session.corporate_id,
    registrationNumber: await findRegistrationNumber(db, session.user_id),
    today: getToday(now),
  };
}
