import type { Deletion } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { leavingPath } from '@sewa/paths';
import { steppedUp } from '../accounts/step-up/requireStepUp.ts';
import { recordAudit } from '../platform/audit/recordAudit.ts';
import { defineVerb } from '../platform/calling/defineVerb.ts';
import type { Queryable } from '../platform/database/database.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { MailContent } from '../platform/mail/Mailer.ts';
import { queueMail } from '../platform/mail-queue/queueMail.ts';
import * as common from '../platform/messages/messages.ts';
import { notify, settleNotices } from '../platform/notices/notify.ts';
import { deleteOtherSessions } from '../platform/sessions/queries.ts';
import { signedIn } from '../platform/sessions/whoMayAsk.ts';
import { sendText } from '../platform/sms/sendText.ts';
import * as messages from './messages.ts';
import {
  type DeletionRow,
  deleteDeletion,
  findDeletion,
  insertDeletion,
  listCorporatesLeftAlone,
  lockPersonKeys,
} from './queries.ts';

/** Grace period in which a deletion can be cancelled, in milliseconds: 7 days. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

const saveDeletion = ({ asked_at, due_at }: DeletionRow): Deletion => ({
  askedAt: asked_at.toISOString(),
  dueAt: due_at.toISOString(),
});

function composeMail(dueAt: Date, origin: string): MailContent {
  const day = formatDay(dueAt.toISOString());
  return {
    subject: common.deletionSubject(day),
    text: [messages.deletionLead(day), '', messages.deletionWayBack, messages.deletionWarning].join('\n'),
    body: {
      lead: [messages.deletionLead(day), messages.deletionWayBack],
      button: { label: common.deletionDueAction, url: `${origin}${leavingPath()}` },
      notes: [messages.deletionWarning],
      reason: common.deletionMailReason,
    },
  };
}

/** Throws if a corporate with other members would be left without an administrator. */
async function requireHandedOver(tx: Queryable, userId: string): Promise<void> {
  const [corporate] = await listCorporatesLeftAlone(tx, userId);
  if (corporate === undefined) return;
  const reason = messages.lastAdministratorLeaves(corporate);
  throw new HttpError('invalid', { fields: [{ name: 'corporate', reason }] });
}

/** The pending deletion of an account, or null. */
async function findOpenDeletion(db: Queryable, userId: string): Promise<Deletion | null> {
  const found = await findDeletion(db, userId);
  return found && saveDeletion(found);
}

/**
 * Schedules deletion of the account in seven days and ends its other sessions. Idempotent: a second request keeps the first date. Notifies
 * the user by email, or by text message without a confirmed address. Requires step-up; throws for the only administrator of a corporate
 * with other members.
 */
export const requestDeletion = defineVerb(steppedUp, async (ctx): Promise<Deletion> => {
  const { session, now, realNow, sms } = ctx;
  const userId = session.user_id;
  const { deletion, isUntold } = await ctx.transaction(async (tx) => {
    const { db } = tx;
    if (!(await lockPersonKeys(db, userId))) throw new HttpError('not-signed-in');
    const known = await findDeletion(db, userId);
    if (known) return { deletion: saveDeletion(known), isUntold: false };
    await requireHandedOver(db, userId);
    const dueAt = new Date(now.getTime() + GRACE_MS);
    await insertDeletion(db, userId, { askedAt: now, dueAt });
    const path = leavingPath();
    const notice = { to: { userId }, kind: 'account-deletion', about: userId, path, due: dueAt } as const;
    await notify(db, notice, now);
    await deleteOtherSessions(db, userId, session.id, realNow);
    const mail = {
      ...composeMail(dueAt, ctx.origin),
      key: `deletion-${userId}-${now.getTime()}`,
      to: { userId },
    };
    const isMailed = await queueMail(tx, mail);
    await recordAudit(db, { userId, action: 'deletion-asked' }, now);
    return { deletion: saveDeletion({ asked_at: now, due_at: dueAt }), isUntold: !isMailed };
  });
  // Without a confirmed address, notify by text message.
  if (isUntold && sms && session.phone_number !== null)
    sendText(ctx, { to: session.phone_number, text: messages.deletionText(formatDay(deletion.dueAt)) });
  return deletion;
});

/** The pending deletion of the user's account, or null. */
export const getDeletion = defineVerb(signedIn, ({ db, session }) => findOpenDeletion(db, session.user_id));

/** Cancels the deletion of the account; idempotent. */
export const cancelDeletion = defineVerb(signedIn, (ctx) =>
  ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
    if (!(await deleteDeletion(db, userId))) return;
    await settleNotices(db, 'account-deletion', userId);
    await recordAudit(db, { userId, action: 'deletion-taken-back' }, now);
  }),
);
