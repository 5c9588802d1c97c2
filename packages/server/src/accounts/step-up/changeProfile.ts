import type { ProfileChanges } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { lockProfile, type Profile } from '../../platform/sessions/queries.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from './messages.ts';
import { updateProfileRow } from './queries.ts';

/** Fields the user can't change; currently none, because none are verified by a third party. */
const listLockedFields = (_profile: Profile): readonly (keyof ProfileChanges)[] => [];

function checkChanges(given: ProfileChanges, profile: Profile): void {
  const locked = listLockedFields(profile).filter((name) => given[name] !== undefined);
  const fields = locked.map((name) => ({
    name: String(name),
    reason: messages.verifiedReason,
  }));
  const status = given.residentialStatus ?? profile.residential_status;
  const pass = given.passType === undefined ? profile.pass_type : given.passType;
  if (given.passType && status !== 'A') fields.push({ name: 'passType', reason: common.passStatusReason });
  if (status === 'A' && !pass) fields.push({ name: 'passType', reason: common.missingReason });
  if (fields.length > 0) throw new HttpError('invalid', { fields });
}

/** Updates name, residential status or pass of the user; a status without passes clears the pass. */
export const changeProfile = defineVerb(
  signedIn,
  (ctx, { body: { version, ...given } }: RouteInput<'changeProfile'>) =>
    ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
      const profile = await lockProfile(db, userId);
      requireVersion(version, profile.version);
      checkChanges(given, profile);
      const status = given.residentialStatus ?? profile.residential_status;
      await updateProfileRow(db, userId, status === 'A' ? given : { ...given, passType: null });
      const fields = Object.keys(given).join(' ');
      if (fields !== '')
        await recordAudit(db, { userId, action: 'profile-changed', details: { fields } }, now);
    }),
);
