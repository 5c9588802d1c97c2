import type { ProfileFields, RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { findEmptyKeys } from './findEmptyKeys.ts';
import { fillProfileRow, lockProfile, type Profile } from './queries.ts';
import { signedIn } from './whoMayAsk.ts';

/** Rejects fields that are filled in already, and a pass type for a status without one. */
function requireEmpty(given: ProfileFields, profile: Profile): void {
  const current: Record<keyof ProfileFields, string | null> = {
    name: profile.name,
    email: profile.email,
    residentialStatus: profile.residential_status,
    passType: profile.pass_type,
  };
  const status = profile.residential_status ?? given.residentialStatus;
  const names = Object.keys(current) as (keyof ProfileFields)[];
  const fields = names.flatMap((name) => {
    if (given[name] === undefined) return [];
    if (current[name]) return { name, reason: messages.filledInReason };
    return name === 'passType' && status !== 'A' ? { name, reason: messages.passStatusReason } : [];
  });
  if (fields.length > 0) throw new HttpError('invalid', { fields });
}

/**
 * Fills in empty profile fields; returns those that are still empty. If a field is filled in already, nothing is written: changing
 * it is a different call, which can require step-up.
 */
export const fillProfile = defineVerb(signedIn, (ctx, { body: given }: RouteInput<'fillProfile'>) =>
  ctx.transaction(async ({ db, session: { user_id: userId }, now }): Promise<RouteAnswer<'fillProfile'>> => {
    requireEmpty(given, await lockProfile(db, userId));
    const filled = await fillProfileRow(db, userId, given);
    const fields = Object.keys(given).join(' ');
    if (fields !== '') await recordAudit(db, { userId, action: 'profile-filled', details: { fields } }, now);
    return { emptyKeys: findEmptyKeys(filled) };
  }),
);
