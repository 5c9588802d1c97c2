import type { MailedCode, Proofs } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { listIssuersOf } from '../identities/queries.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { makeProofId, ownerOf } from './proofCode.ts';
import { findProofs, type ProofPurpose } from './queries.ts';
import { countProvenSeconds } from './requireProven.ts';

type WaitingCode = Pick<MailedCode, 'prefix' | 'expiresIn' | 'resendIn'>;

const secondsUntil = (moment: number, now: Date): number =>
  Math.max(0, Math.ceil((moment - now.getTime()) / 1000));

/** How well somebody is proven in their session, and the codes that wait to be entered in it. */
export const getProofs = defineVerb(signedIn, async (ctx): Promise<Proofs> => {
  const { db, settings, session, now } = ctx;
  const owner = ownerOf(ctx);
  const idOf = (purpose: ProofPurpose) => makeProofId(owner, purpose);
  const [found, known] = await Promise.all([
    findProofs(db, [idOf('step-up'), idOf('phone'), idOf('email')]),
    listIssuersOf(db, session.user_id),
  ]);
  const describe = <Waiting>(
    purpose: ProofPurpose,
    write: (address: string, rest: WaitingCode) => Waiting,
  ): Waiting | null => {
    const proof = found.get(idOf(purpose));
    if (!proof || proof.used_at || proof.expires_at <= now) return null;
    return write(proof.address, {
      prefix: proof.prefix,
      expiresIn: secondsUntil(proof.expires_at.getTime(), now),
      resendIn: secondsUntil(proof.created_at.getTime() + settings.codeResendSeconds * 1000, now),
    });
  };
  return {
    provenFor: countProvenSeconds(session, now),
    isEmailProven: session.email !== null && session.email === session.proven_email,
    issuers: settings.issuers.filter(({ issuer }) => known.includes(issuer)).map(({ name }) => name),
    stepUp: describe('step-up', (phoneNumber, rest) => ({ phoneNumber, ...rest })),
    phone: describe('phone', (phoneNumber, rest) => ({ phoneNumber, ...rest })),
    email: describe('email', (email, rest) => ({ email, ...rest })),
  };
});
