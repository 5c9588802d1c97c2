import type { MailedCode, StepUps } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listIssuersOf } from '../identities/queries.ts';
import { findStepUps, type StepUpPurpose } from './queries.ts';
import { countStepUpSeconds } from './requireStepUp.ts';
import { makeStepUpId, ownerOf } from './stepUpCode.ts';

type WaitingCode = Pick<MailedCode, 'prefix' | 'expiresIn' | 'resendIn'>;

const secondsUntil = (moment: number, now: Date): number =>
  Math.max(0, Math.ceil((moment - now.getTime()) / 1000));

/** The step-up status of the session, and its pending codes. */
export const getStepUps = defineVerb(signedIn, async (ctx): Promise<StepUps> => {
  const { db, settings, session, realNow: now } = ctx;
  const owner = ownerOf(ctx);
  const idOf = (purpose: StepUpPurpose) => makeStepUpId(owner, purpose);
  const [found, known] = await Promise.all([
    findStepUps(db, [idOf('step-up'), idOf('phone'), idOf('email')]),
    listIssuersOf(db, session.user_id),
  ]);
  const describe = <Waiting>(
    purpose: StepUpPurpose,
    write: (address: string, rest: WaitingCode) => Waiting,
  ): Waiting | null => {
    const stepUp = found.get(idOf(purpose));
    if (!stepUp || stepUp.used_at || stepUp.expires_at <= now) return null;
    return write(stepUp.address, {
      prefix: stepUp.prefix,
      expiresIn: secondsUntil(stepUp.expires_at.getTime(), now),
      resendIn: secondsUntil(stepUp.created_at.getTime() + settings.codeResendSeconds * 1000, now),
    });
  };
  return {
    provenFor: countStepUpSeconds(session, now),
    isEmailProven: session.email !== null && session.email === session.proven_email,
    issuers: settings.issuers.filter(({ issuer }) => known.includes(issuer)).map(({ name }) => name),
    stepUp: describe('step-up', (phoneNumber, rest) => ({ phoneNumber, ...rest })),
    phone: describe('phone', (phoneNumber, rest) => ({ phoneNumber, ...rest })),
    email: describe('email', (email, rest) => ({ email, ...rest })),
  };
});
