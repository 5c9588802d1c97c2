import type { RouteAnswer } from '@sewa/api/client';
import { createAbility } from '@sewa/auth/rules';
import { requireCorporatePermission } from '../../companies/corporates/requireCorporatePermission.ts';
import { requireVerified } from '../../companies/corporates/requireVerified.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { countCall } from '../../platform/calling/countCall.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { makeSessionRules } from '../../platform/permissions/makeRules.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { composeInvitationMail } from './composeInvitationMail.ts';
import { describeEntry, type InvitationRow } from './InvitationRow.ts';
import { hashCode, hashGuid, INVITATION_MS, makeSecrets } from './invitationSecrets.ts';
import { notifyInvited } from './notifyInvited.ts';
import {
  findInvitationById,
  hasOrganisation,
  insertInvitation,
  isOwnListing,
  withdrawSame,
} from './queries.ts';

type InvitationDraft = RouteInput<'makeInvitation'>['body'];

const refuse = (name: string, reason: string) => new HttpError('invalid', { fields: [{ name, reason }] });

/** Signed-up users who may invite people. */
const mayInvite = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedUp(ctx);
  const ability = createAbility(makeSessionRules(admitted.session));
  if (!ability.can('create', 'Invitation')) throw new HttpError('not-allowed');
  return admitted;
};

/** Throws if the user may not invite to the target; returns the corporate, or null for a listing. */
async function findTarget(ctx: InTransaction<SignedIn>, draft: InvitationDraft): Promise<string | null> {
  const { db: tx, session } = ctx;
  const { listingId, role, organisationId } = draft;
  if (listingId !== undefined) {
    if (role !== undefined) throw refuse('role', messages.roleForHomeReason);
    if (draft.actorType === 6) throw refuse('actorType', messages.actorForHomeReason);
    if (!(await isOwnListing(tx, session.user_id, listingId))) throw new HttpError('not-found');
    return null;
  }
  if (role === undefined) throw refuse('role', messages.noTargetReason);
  const { corporate_id: corporateId } = await requireCorporatePermission(ctx, 'create', 'Invitation');
  await requireVerified(tx, corporateId);
  if (organisationId !== undefined && !(await hasOrganisation(tx, corporateId, organisationId)))
    throw new HttpError('not-found');
  return corporateId;
}

/** Who is invited as what, and to what. */
export interface NewInvitation
  extends Pick<InvitationDraft, 'actorType' | 'email' | 'onboardingType'>,
    Partial<Pick<InvitationDraft, 'listingId' | 'organisationId' | 'rentalProcessId' | 'role'>> {
  readonly corporateId: string | null;
}

/** Writes an invitation that the user may make, with its mail and notice. The secret of its link is returned only here. */
export async function writeInvitation(
  ctx: InTransaction<SignedIn>,
  draft: NewInvitation,
): Promise<{ made: InvitationRow; guid: string }> {
  const { db, session, origin, now } = ctx;
  const { corporateId } = draft;
  const secrets = makeSecrets();
  const row = {
    guidHash: hashGuid(secrets.guid) ?? '',
    codeHash: hashCode(secrets.code) ?? '',
    actorType: draft.actorType,
    onboardingType: draft.onboardingType,
    rentalProcessId: draft.rentalProcessId ?? null,
    listingId: draft.listingId ?? null,
    corporateId,
    organisationId: corporateId === null ? null : (draft.organisationId ?? null),
    role: draft.role ?? null,
    invitedBy: session.user_id,
    invitedByName: session.name ?? messages.unnamedInviter,
    email: draft.email,
    now,
    expiresAt: new Date(now.getTime() + INVITATION_MS),
  };
  await settleNotices(db, 'invitation', ...(await withdrawSame(db, row)));
  const made = await findInvitationById(db, await insertInvitation(db, row));
  if (!made) throw new Error('An invitation is not there after it was made.');
  await notifyInvited(db, { id: made.id, email: made.email, due: made.expires_at }, now);
  const to = { address: made.email, because: 'invited' } as const;
  const mail = composeInvitationMail(made, secrets, origin);
  await queueMail(ctx, { ...mail, key: `invitation-${made.id}`, to });
  const action = {
    userId: session.user_id,
    action: 'invitation-made',
    details: { invitation: made.id },
  } as const;
  await recordAudit(db, action, now);
  return { made, guid: secrets.guid };
}

async function write(
  ctx: InTransaction<SignedIn>,
  draft: InvitationDraft,
): Promise<{ made: InvitationRow; guid: string }> {
  const corporateId = await findTarget(ctx, draft);
  await countCall(ctx, 'makeInvitation');
  return writeInvitation(ctx, { ...draft, corporateId });
}

/**
 * Invites someone by email, to the current corporate or for an own listing. An open invitation to the same address for the same target
 * is withdrawn. The secret of the link is returned only here. Throws if the user may not invite, or is over the daily limit.
 */
export const makeInvitation = defineVerb(
  mayInvite,
  async (ctx, { body }: RouteInput<'makeInvitation'>): Promise<RouteAnswer<'makeInvitation'>> => {
    const { made, guid } = await ctx.transaction((tx) => write(tx, body));
    return { ...describeEntry(made, ctx.now), guid };
  },
);
