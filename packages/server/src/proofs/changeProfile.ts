import type { ProfileChanges } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { lockProfile, type Profile } from '../sessions/queries.ts';
import { updateProfileRow } from './queries.ts';

/** Fields that a person may not change by themselves: none as long as nobody else vouches for them. */
const listLockedFields = (_profile: Profile): readonly (keyof ProfileChanges)[] => [];

function checkChanges(given: ProfileChanges, profile: Profile): void {
  const locked = listLockedFields(profile).filter((name) => given[name] !== undefined);
  const fields = locked.map((name) => ({
    name: String(name),
    reason: 'is verified and cannot be changed here',
  }));
  const status = given.residentialStatus ?? profile.residential_status;
  const pass = given.passType === undefined ? profile.pass_type : given.passType;
  if (given.passType && status !== 'A')
    fields.push({ name: 'passType', reason: 'goes with the residential status A only' });
  if (status === 'A' && !pass) fields.push({ name: 'passType', reason: 'is empty' });
  if (fields.length > 0) throw new RefusedError('invalid', { fields });
}

/** Changes name, residential status or pass of a user; a status without passes takes the pass away. */
export function changeProfile(db: Database, userId: string, given: ProfileChanges, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    checkChanges(given, profile);
    const status = given.residentialStatus ?? profile.residential_status;
    await updateProfileRow(tx, userId, status === 'A' ? given : { ...given, passType: null });
    const fields = Object.keys(given).join(' ');
    if (fields !== '') await recordAudit(tx, { userId, action: 'profile-changed', details: { fields } }, now);
  });
}
