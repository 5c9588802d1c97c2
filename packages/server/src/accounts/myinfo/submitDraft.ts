import type { RouteAnswer } from '@sewa/api/client';
import type { FieldError } from '@sewa/api/errors';
import { profileFieldsSchema } from '@sewa/api/schema';
import { claimListers } from '../../conversations/chat/claimListers.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { findEmptyKeys } from '../../platform/sessions/findEmptyKeys.ts';
import { lockProfile, type Profile } from '../../platform/sessions/queries.ts';
import { elevateSession } from '../../platform/sessions/session.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { redeemInvitation } from '../invitations/redeemInvitation.ts';
import * as messages from '../messages.ts';
import { checkAgent, parseAgent } from '../sign-up/checkSignUp.ts';
import { findFollowed } from '../sign-up/findFollowed.ts';
import { deleteDraft } from '../sign-up-drafts/draft.ts';
import { listOpenFields, openDraft } from './getDraft.ts';
import { type DraftField, isVerified } from './parsePerson.ts';
import type { FieldName } from './personFields.ts';
import { putIdentityNumber, putSources, takeDraft, upsertAgent, upsertProfile } from './queries.ts';

type Typed = RouteInput<'submitMyinfo'>['body'];

/** Where an identity number is sealed for. */
export const numberLocation = (userId: string): string => `identity_numbers.sealed ${userId}`;

/** What somebody typed for a field they may fill in; verified ones and the number a code proves are not theirs to type. */
function parseTyped(field: DraftField, typed: Typed): string | null {
  const given = field.name === 'identityNumber' ? undefined : typed[field.name];
  const isOpen = !isVerified(field) && field.name !== 'phoneNumber' && field.name !== 'identityNumber';
  if (given !== undefined && given !== field.value && !isOpen) {
    throw new HttpError('invalid', { fields: [{ name: field.name, reason: messages.unchangeableReason }] });
  }
  return (isOpen ? given : undefined) || field.value;
}

/** What a profile cannot hold, by field; what is verified stands as it is. */
function check(fields: readonly DraftField[]): FieldError[] {
  const open = fields.filter((field) => !isVerified(field) && field.value !== null);
  const result = profileFieldsSchema.safeParse(
    Object.fromEntries(open.map(({ name, value }) => [name, value])),
  );
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ name: path.join('.'), reason: message }));
}

function refuseWrong(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new HttpError('invalid', { fields });
}

/** The profile with what Myinfo and the person say; the residential status decides whether there is a pass. */
function fill(profile: Profile, fields: readonly DraftField[]): Profile {
  const find = (name: FieldName) => fields.find((field) => field.name === name)?.value ?? null;
  const status = find('residentialStatus') ?? profile.residential_status;
  return {
    name: find('name') ?? profile.name,
    email: find('email') ?? profile.email,
    phone_number: find('phoneNumber') ?? profile.phone_number,
    // The draft holds nothing but C, P and A: its fields are read, and what is typed is checked, against them.
    residential_status: status as Profile['residential_status'],
    pass_type: status === 'A' ? (find('passType') ?? profile.pass_type) : null,
    has_identity: profile.has_identity,
  };
}

/** Which field of a profile belongs to somebody else, by the index that says so. */
const taken: Readonly<Record<string, { name: FieldName; reason: string }>> = {
  users_by_phone_number: {
    name: 'phoneNumber',
    reason: messages.phoneTakenReason,
  },
  identity_numbers_digest_key: { name: 'identityNumber', reason: messages.identityTakenReason },
};

function refuseTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const field = Object.hasOwn(taken, constraint) ? taken[constraint] : undefined;
  throw field ? new HttpError('invalid', { fields: [field] }) : error;
}

/** What came of it: the answer, and the new secret of the session of somebody who has signed up by it. */
export interface Submitted {
  answer: RouteAnswer<'submitMyinfo'>;
  secret: string | null;
}

/**
 * Does what belongs to every sign-up besides the profile: the invitation is taken up, what was typed goes, it is written down,
 * and the session goes on under a new secret, which is returned.
 */
async function completeSignUp(ctx: InTransaction<SignedIn>, userType: number): Promise<string> {
  const { db, session, browser, now, realNow } = ctx;
  const userId = session.user_id;
  const invitation = await findFollowed(db, browser.findCookie('onboarding'), { userType, userId }, now);
  const joined = invitation && (await redeemInvitation(ctx, invitation, session));
  await deleteDraft(db, browser.findCookie('signUp'));
  await recordAudit(db, { userId, action: 'signed-up', details: { userType } }, now);
  return elevateSession(db, session, joined, realNow);
}

async function fillProfile(tx: InTransaction<SignedIn>, sealer: Sealer, typed: Typed): Promise<Submitted> {
  const { db, session, now } = tx;
  const { user_id: userId, is_valid: isValid } = session;
  const draft = await takeDraft(db, userId, now);
  if (!draft) throw new HttpError('not-found');
  const profile = await lockProfile(db, userId);
  const given = listOpenFields(openDraft(sealer, userId, draft), profile);
  const fields = given.map((field) => ({ ...field, value: parseTyped(field, typed) }));
  const signUpAs = isValid ? null : draft.user_type;
  // An agent is one by the number on the public register, which Myinfo does not know.
  const agent = signUpAs === 3 ? parseAgent(typed) : null;
  refuseWrong([...check(fields), ...(agent ? checkAgent(agent) : [])]);
  const filled = fill(profile, fields);
  await upsertProfile(db, userId, filled, signUpAs);
  await claimListers(db, userId);
  if (agent) await upsertAgent(db, userId, agent);
  const number = fields.find(({ name }) => name === 'identityNumber')?.value;
  if (number) {
    const sealed = { sealed: sealer.seal(number, numberLocation(userId)), digest: sealer.digest(number) };
    await putIdentityNumber(db, userId, sealed, now);
  }
  const known = fields.filter(({ value }) => value !== null);
  const sources = known.map(({ name, value, source }) => {
    const isAsGiven = given.some((field) => field.name === name && field.value === value);
    return { name, source: isAsGiven && source !== null ? source : 2 };
  });
  await putSources(db, userId, sources, now);
  const details = { transaction: draft.transaction_id, fields: known.map(({ name }) => name).join(' ') };
  await recordAudit(db, { userId, action: 'myinfo-submitted', details }, now);
  const secret = signUpAs === null ? null : await completeSignUp(tx, signUpAs);
  return { answer: { emptyKeys: findEmptyKeys(filled) }, secret };
}

/**
 * Takes over into the profile what Myinfo said of whoever is signed in, and what they typed where it says nothing verified;
 * completes sign-up for whoever has not; an agent gives their numbers with it. What waited is gone with it.
 */
export const submitDraft = defineVerb(signedIn, (ctx, { body }: RouteInput<'submitMyinfo'>) => {
  const sealer = requireSealer(ctx);
  return ctx.transaction((tx) => fillProfile(tx, sealer, body)).catch(refuseTaken);
});
