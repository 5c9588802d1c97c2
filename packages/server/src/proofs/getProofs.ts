import type { MailedCode, Proofs } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { listIssuersOf } from '../identities/queries.ts';
import type { SessionRow } from '../sessions/queries.ts';
import type { Settings } from '../settings/settings.ts';
import { makeProofId } from './proofCode.ts';
import { findProofs, type ProofPurpose } from './queries.ts';
import { countProvenSeconds } from './requireProven.ts';

type WaitingCode = Pick<MailedCode, 'prefix' | 'expiresIn' | 'resendIn'>;

const secondsUntil = (moment: number, now: Date): number =>
  Math.max(0, Math.ceil((moment - now.getTime()) / 1000));

/** How well somebody is proven in their session, and the codes that wait to be entered in it. */
export async function getProofs(
  db: Queryable,
  settings: Pick<Settings, 'codeResendSeconds' | 'issuers'>,
  session: SessionRow,
  secret: string,
  now: Date,
): Promise<Proofs> {
  const owner = { userId: session.user_id, secret };
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
}
