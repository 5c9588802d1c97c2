import type { Deletion } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { leavingPath } from '@sewa/paths';
import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import type { MailContent } from '../mail/Mailer.ts';
import { queueMail } from '../mail-queue/queueMail.ts';
import * as messages from '../messages/messages.ts';
import { notify, settleNotices } from '../notices/notify.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { sendText } from '../sms/sendText.ts';
import { steppedUp } from '../step-up/requireStepUp.ts';
import {
  type DeletionRow,
  deleteDeletion,
  findDeletion,
  insertDeletion,
  listCorporatesLeftAlone,
  lockPersonKeys,
} from './queries.ts';

/** How long a deletion can be taken back, in milliseconds: 7 days. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

const saveDeletion = ({ asked_at, due_at }: DeletionRow): Deletion => ({
  askedAt: asked_at.toISOString(),
  dueAt: due_at.toISOString(),
});

function composeMail(dueAt: Date): MailContent {
  const day = formatDay(dueAt.toISOString());
  return {
    subject: messages.deletionSubject(day),
    text: [messages.deletionLead(day), '', messages.deletionWayBack, messages.deletionWarning].join('\n'),
  };
}

/** Throws when others would be left without anybody who may manage their corporate. */
async function requireHandedOver(tx: Queryable, userId: string): Promise<void> {
  const [corporate] = await listCorporatesLeftAlone(tx, userId);
  if (corporate === undefined) return;
  const reason = messages.lastAdministratorLeaves(corporate);
  throw new HttpError('invalid', { fields: [{ name: 'corporate', reason }] });
}

/** When the account of somebody will be deleted, or null. */
async function findOpenDeletion(db: Queryable, userId: string): Promise<Deletion | null> {
  const found = await findDeletion(db, userId);
  return found && saveDeletion(found);
}

/**
 * Has an account deleted in seven days and ends its other sessions; asked again, the first day stands. Its owner is told by mail, by
 * phone where no address is confirmed. Throws without a fresh proof, and for the last administrator of a corporate others belong to.
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
    const mail = { ...composeMail(dueAt), key: `deletion-${userId}-${now.getTime()}`, to: { userId } };
    const isMailed = await queueMail(tx, mail);
    await recordAudit(db, { userId, action: 'deletion-asked' }, now);
    return { deletion: saveDeletion({ asked_at: now, due_at: dueAt }), isUntold: !isMailed };
  });
  // Who has confirmed no address is told by phone.
  if (isUntold && sms && session.phone_number !== null)
    sendText(ctx, { to: session.phone_number, text: messages.deletionText(formatDay(deletion.dueAt)) });
  return deletion;
});

/** When the account of whoever is signed in will be deleted, or null. */
export const getDeletion = defineVerb(signedIn, ({ db, session }) => findOpenDeletion(db, session.user_id));

/** Keeps an account that was to be deleted; again: nothing changes. */
export const takeDeletionBack = defineVerb(signedIn, (ctx) =>
  ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
    if (!(await deleteDeletion(db, userId))) return;
    await settleNotices(db, 'account-deletion', userId);
    await recordAudit(db, { userId, action: 'deletion-taken-back' }, now);
  }),
);
