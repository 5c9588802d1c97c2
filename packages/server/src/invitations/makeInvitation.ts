import type { RouteAnswer } from '@sewa/api/client';
import type { invitationDraftSchema } from '@sewa/api/schema';
import { createAbility } from '@sewa/auth/rules';
import type { z } from 'zod';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { hurryMail, queueMail } from '../mail-queue/queueMail.ts';
import { makeSessionRules } from '../permissions/makeRules.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { composeInvitationMail } from './composeInvitationMail.ts';
import { describeEntry, type InvitationRow } from './InvitationRow.ts';
import { drawSecrets, hashCode, hashGuid, INVITATION_MS } from './invitationSecrets.ts';
import {
  findInvitationById,
  hasOrganisation,
  insertInvitation,
  isAdministrator,
  isOwnListing,
  withdrawSame,
} from './queries.ts';

/** What makes an invitation, checked. */
export type InvitationDraft = z.output<typeof invitationDraftSchema>;

/** What inviting stands on. */
export interface InvitingParts {
  db: Database;
  jobs: Jobs;
  session: SessionRow;
  /** Origin of the link in the letter. */
  publicUrl: string;
  now: Date;
}

const PER_DAY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

const refuse = (name: string, reason: string) => new RefusedError('invalid', { fields: [{ name, reason }] });

function requirePermission(session: SessionRow): void {
  const ability = createAbility(makeSessionRules(session));
  if (!session.is_valid || !ability.can('create', 'Invitation')) throw new RefusedError('not-allowed');
}

/** Refuses what somebody may not invite to; the answer is the corporate, null for a listing. */
async function findGoal(
  tx: Queryable,
  draft: InvitationDraft,
  { user_id: userId, corporate_id: corporateId }: SessionRow,
): Promise<string | null> {
  const { listingId, role, organisationId } = draft;
  if (listingId !== undefined) {
    if (role !== undefined) throw refuse('role', 'goes with a corporate, not with a listing');
    if (draft.actorType === 6) throw refuse('actorType', 'should be 1 to 5 for a listing');
    if (!(await isOwnListing(tx, userId, listingId))) throw new RefusedError('not-found');
    return null;
  }
  if (role === undefined) throw refuse('role', 'is empty, and so is listingId');
  if (corporateId === null || !(await isAdministrator(tx, userId, corporateId)))
    throw new RefusedError('not-allowed');
  if (organisationId !== undefined && !(await hasOrganisation(tx, corporateId, organisationId)))
    throw new RefusedError('not-found');
  return corporateId;
}

async function countInvitation(tx: Queryable, userId: string, now: Date): Promise<void> {
  const day = new Date(now.getTime() - (now.getTime() % DAY_MS));
  if (await countRequest(tx, `invitation:${userId}`, day, PER_DAY)) return;
  throw new RefusedError('too-many', {
    retryAfter: Math.ceil((day.getTime() + DAY_MS - now.getTime()) / 1000),
  });
}

async function write(
  tx: Transaction,
  draft: InvitationDraft,
  parts: InvitingParts,
): Promise<{ made: InvitationRow; guid: string }> {
  const { session, now, publicUrl } = parts;
  const corporateId = await findGoal(tx, draft, session);
  await countInvitation(tx, session.user_id, now);
  const secrets = drawSecrets();
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
    invitedByName: session.name ?? 'Somebody',
    email: draft.email,
    now,
    expiresAt: new Date(now.getTime() + INVITATION_MS),
  };
  await withdrawSame(tx, row);
  const made = await findInvitationById(tx, await insertInvitation(tx, row));
  if (!made) throw new Error('An invitation is not there after it was made.');
  await queueMail(tx, `invitation-${made.id}`, composeInvitationMail(made, secrets, publicUrl), now);
  const deed = {
    userId: session.user_id,
    action: 'invitation-made',
    details: { invitation: made.id },
  } as const;
  await recordAudit(tx, deed, now);
  return { made, guid: secrets.guid };
}

/**
 * Invites somebody by mail, to the corporate the session acts for or for a listing of one's own; one that waits for the same
 * address and the same thing is withdrawn for it. The secret of its link is answered this once, to be shared. Throws when the person may not, or has invited too many today.
 */
export async function makeInvitation(
  draft: InvitationDraft,
  parts: InvitingParts,
): Promise<RouteAnswer<'makeInvitation'>> {
  requirePermission(parts.session);
  const { made, guid } = await parts.db.transaction((tx) => write(tx, draft, parts));
  await hurryMail(parts.jobs);
  return { ...describeEntry(made, parts.now), guid };
}
