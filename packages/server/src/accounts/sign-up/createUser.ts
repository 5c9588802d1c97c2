import { randomUUID } from 'node:crypto';
import { notifyUnverified } from '../../companies/corporates/notifyUnverified.ts';
import { lockEntityNumber } from '../../companies/corporates/verificationQueries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { elevateSession } from '../../platform/sessions/session.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { insertMembership } from '../invitations/queries.ts';
import { redeemInvitation } from '../invitations/redeemInvitation.ts';
import * as messages from '../messages.ts';
import { deleteDraft } from '../sign-up-drafts/draft.ts';
import { type CheckedSignUp, checkSignUp } from './checkSignUp.ts';
import { findFollowed } from './findFollowed.ts';
import { completeUser, insertCorporate, lockUser } from './queries.ts';

function parseUserType(text: string): number {
  if (!/^[1-4]$/.test(text)) throw new HttpError('no-actor-type');
  return Number(text);
}

async function makeCorporate(
  tx: Queryable,
  { name, uen }: NonNullable<CheckedSignUp['corporate']>,
  { user_id: userId }: SessionRow,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await lockEntityNumber(tx, uen);
  if (!(await insertCorporate(tx, { id, name, uen, userId, now }))) {
    throw new HttpError('invalid', { fields: [{ name: 'uen', reason: messages.companySignedUpReason }] });
  }
  const role = 'administrator';
  await notifyUnverified(tx, id, now);
  await insertMembership(tx, { corporateId: id, userId, role, organisationId: null, now });
  return id;
}

/**
 * Completes sign-up as a user type, or adds one, in one transaction: existing profile fields stay unchanged, a corporate user creates a
 * corporate unless invited to one, and the remembered invitation is accepted. Returns the new session secret. Throws if the user has
 * this type already.
 */
export const createUser = defineVerb(
  signedIn,
  (ctx, { userType: typed, body: given }: RouteInput<'createUser'>): Promise<string> => {
    const userType = parseUserType(typed);
    return ctx.transaction(async (tx) => {
      const { db, session, browser, now, realNow } = tx;
      const userId = session.user_id;
      const signingUser = await lockUser(db, userId);
      if (signingUser.user_type_ids.includes(userType)) throw new HttpError('user-exists');
      const invitation = await findFollowed(db, browser.findCookie('onboarding'), { userType, userId }, now);
      const isNewCorporate = userType === 4 && !invitation;
      const { user, corporate } = checkSignUp(signingUser, given, {
        isAgent: userType === 3,
        isNewCorporate,
      });
      await completeUser(db, userId, userType, user);
      const made = corporate && (await makeCorporate(db, corporate, session, now));
      const joined = invitation && (await redeemInvitation(tx, invitation, session));
      await deleteDraft(db, browser.findCookie('signUp'));
      const action = signingUser.is_valid ? 'user-type-added' : 'signed-up';
      await recordAudit(db, { userId, action, details: { userType } }, now);
      return elevateSession(db, session, made ?? joined, realNow);
    });
  },
);
