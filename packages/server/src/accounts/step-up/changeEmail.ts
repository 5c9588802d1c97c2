import type { MailedCode } from '@sewa/api/client';
import { claimListers } from '../../conversations/chat/claimListers.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { notifyOfInvitations } from '../invitations/notifyInvited.ts';
import { limitCodes } from '../log-in/limitCodes.ts';
import * as messages from './messages.ts';
import { replaceEmail } from './queries.ts';
import { steppedUp } from './requireStepUp.ts';
import { checkStepUpCode, makeStepUpCode, makeStepUpId, ownerOf } from './stepUpCode.ts';

function composeCodeMail(code: string): MailContent {
  return {
    subject: messages.codeMailSubject(code),
    text: [messages.codeMailLead(code), '', messages.codeMailValidity, messages.codeMailWarning].join('\n'),
    body: {
      lead: [messages.codeMailEnter],
      code,
      notes: [messages.codeMailValidity, messages.codeMailWarning],
      reason: messages.codeMailReason,
    },
  };
}

function composeChangedMail(): MailContent {
  return {
    subject: messages.emailChangedSubject,
    text: [messages.emailChangedLead, '', messages.emailChangedWarning].join('\n'),
    body: {
      lead: [messages.emailChangedLead, messages.emailChangedWarning],
      reason: messages.emailChangedReason,
    },
  };
}

/** Sends a code to a new email address, or to the current one to confirm it. Nothing changes until the code is entered. */
export const startEmailChange = defineVerb(
  steppedUp,
  async (ctx, { body: { email } }: RouteInput<'startEmailChange'>): Promise<MailedCode> => {
    const { settings, realNow: now } = ctx;
    await limitCodes(ctx, 'startEmailChange', { recipient: email.toLowerCase(), field: 'email' });
    const owner = ownerOf(ctx);
    const code = await ctx.transaction(async (tx) => {
      const { digits, ...shown } = await makeStepUpCode(
        tx.db,
        owner,
        { purpose: 'email', address: email },
        now,
      );
      const key = `email-code-${makeStepUpId(owner, 'email').slice(0, 16)}-${now.getTime()}`;
      const to = { address: email, because: 'requested-now' } as const;
      await queueMail(tx, { ...composeCodeMail(`${shown.prefix}-${digits}`), key, to });
      return shown;
    });
    return { email, ...code, resendIn: settings.codeResendSeconds };
  },
);

/** Changes the email address with its code; notifies the old address if it was confirmed. */
export const finishEmailChange = defineVerb(
  signedIn,
  async (ctx, { body: { otp } }: RouteInput<'finishEmailChange'>): Promise<{ email: string }> => {
    const { user_id: userId, email: old, proven_email: confirmed } = ctx.session;
    const answer = await checkStepUpCode(ctx, { purpose: 'email', otp }, async (tx, email) => {
      const { db, now } = tx;
      await replaceEmail(db, userId, email);
      await claimListers(db, userId);
      await notifyOfInvitations(db, { userId, email }, now);
      if (old !== null && old !== email && old === confirmed) {
        const key = `email-changed-${makeStepUpId(ownerOf(ctx), 'email').slice(0, 16)}-${now.getTime()}`;
        const to = { address: old, because: 'was-confirmed' } as const;
        await queueMail(tx, { ...composeChangedMail(), key, to });
      }
      await recordAudit(db, { userId, action: old === email ? 'email-proven' : 'email-changed' }, now);
      return { email };
    });
    return answer;
  },
);
