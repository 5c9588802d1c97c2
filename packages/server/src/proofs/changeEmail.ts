import type { MailedCode } from '@sewa/api/client';
import { product } from '@sewa/paths';
import { recordAudit } from '../audit/recordAudit.ts';
import { limitCodes } from '../log-in/limitCodes.ts';
import type { Mail } from '../mail/Mailer.ts';
import { queueMail } from '../mail-queue/queueMail.ts';
import type { ProofParts } from './ProofParts.ts';
import { finishProof, makeProofId, startProof } from './proofCode.ts';
import { replaceEmail } from './queries.ts';
import { requireProven } from './requireProven.ts';

function composeCodeMail(to: string, prefix: string, digits: string): Mail {
  return {
    to,
    subject: `${product.name}: your code is ${prefix}-${digits}`,
    text: [
      `Your code is ${prefix}-${digits}. Enter it on the page where you asked for it.`,
      '',
      'It is valid for 30 minutes, once, and in that browser only.',
      `If you did not ask for it, there is nothing to do: nothing changes without it. Nobody from ${product.name} will ever ask you for it.`,
    ].join('\n'),
  };
}

function composeChangedMail(to: string): Mail {
  return {
    to,
    subject: `${product.name}: your e-mail address was changed`,
    text: [
      `Your account has another e-mail address from now on. Letters from ${product.name} go there.`,
      '',
      'If you did not change it, write to us at once.',
    ].join('\n'),
  };
}

/** Mails a code to a new address, or to the present one to prove it. Nothing changes before the code is entered. */
export async function startEmailChange(parts: ProofParts, email: string): Promise<MailedCode> {
  const { db, settings, session, secret, address, now } = parts;
  requireProven(session, now);
  await limitCodes(db, settings, { recipient: email.toLowerCase(), address, field: 'email' }, now);
  const owner = { userId: session.user_id, secret };
  return db.transaction(async (tx) => {
    const { digits, ...code } = await startProof(tx, owner, { purpose: 'email', address: email }, now);
    const key = `email-code-${makeProofId(owner, 'email').slice(0, 16)}-${now.getTime()}`;
    await queueMail(tx, key, composeCodeMail(email, code.prefix, digits), now);
    return { email, ...code, resendIn: settings.codeResendSeconds };
  });
}

/** Takes an address with the code mailed to it; the old one is told. */
export async function finishEmailChange(
  { db, session, secret, now }: ProofParts,
  otp: string,
): Promise<{ email: string }> {
  const { user_id: userId, email: old } = session;
  const owner = { userId, secret };
  return finishProof(db, owner, { purpose: 'email', otp }, now, async (tx, email) => {
    await replaceEmail(tx, userId, email);
    if (old !== null && old !== email) {
      const key = `email-changed-${makeProofId(owner, 'email').slice(0, 16)}-${now.getTime()}`;
      await queueMail(tx, key, composeChangedMail(old), now);
    }
    await recordAudit(tx, { userId, action: old === email ? 'email-proven' : 'email-changed' }, now);
    return { email };
  });
}
