import type { ProfileFields, RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findEmptyKeys } from './findEmptyKeys.ts';
import { fillProfileRow, lockProfile, type Profile } from './queries.ts';

/** Refuses what stands in the profile already, and a pass beside a status that has none. */
function requireEmpty(given: ProfileFields, profile: Profile): void {
  const standing: Record<keyof ProfileFields, string | null> = {
    name: profile.name,
    email: profile.email,
    residentialStatus: profile.residential_status,
    passType: profile.pass_type,
  };
  const status = profile.residential_status ?? given.residentialStatus;
  const names = Object.keys(standing) as (keyof ProfileFields)[];
  const fields = names.flatMap((name) => {
    if (given[name] === undefined) return [];
    if (standing[name]) return { name, reason: 'is filled in already' };
    return name === 'passType' && status !== 'A'
      ? { name, reason: 'goes with the residential status A only' }
      : [];
  });
  if (fields.length > 0) throw new RefusedError('invalid', { fields });
}

/**
 * Fills in what is still empty in the profile of a user and answers what is empty then. What is filled in already is
 * refused and nothing is written: changing it is another matter, and may need proof.
 */
export function fillProfile(
  db: Database,
  userId: string,
  given: ProfileFields,
  now: Date,
): Promise<RouteAnswer<'fillProfile'>> {
  return db.transaction(async (tx) => {
    requireEmpty(given, await lockProfile(tx, userId));
    const filled = await fillProfileRow(tx, userId, given);
    const fields = Object.keys(given).join(' ');
    if (fields !== '') await recordAudit(tx, { userId, action: 'profile-filled', details: { fields } }, now);
    return { emptyKeys: findEmptyKeys(filled) };
  });
}
