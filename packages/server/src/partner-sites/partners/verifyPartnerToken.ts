import { createPublicKey } from 'node:crypto';
import type { FieldError } from '@sewa/api/errors';
import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { z } from 'zod';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { listAlgorithms } from './parsePublicKey.ts';

/** How long a token is valid at most, in seconds. */
export const MAX_SECONDS = 5 * 60;
/** How far a partner's clock may be ahead of ours, in seconds. */
export const TOLERANCE_SECONDS = 30;

/** An id of the partner's own: no control characters, which PostgreSQL could not store, and not only spaces. */
export const ownId = z.string().regex(/^(?=.*\S)[^\p{Cc}\p{Cs}]{1,200}$/u);

/** The error that names the claims of a token that are wrong, or `token`. */
export function refuseToken(...names: readonly string[]): HttpError {
  const fields = names.map(
    (name): FieldError => ({ name, reason: messages.claimReasons[name] ?? messages.tokenReason }),
  );
  return new HttpError('invalid', { fields });
}

/** The claim that an error is about, or `token`. */
function findClaim(error: unknown): string {
  const isOfClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
  return isOfClaim && error.claim in messages.claimReasons ? error.claim : 'token';
}

const findAlgorithm = (token: string): string => {
  try {
    return decodeProtectedHeader(token).alg ?? '';
  } catch {
    throw refuseToken('token');
  }
};

/** Each key checks only the algorithms of its own kind. */
async function verifySignature(
  token: string,
  keys: readonly string[],
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  const algorithm = findAlgorithm(token);
  for (const pem of keys) {
    const key = createPublicKey(pem);
    if (!listAlgorithms(key).includes(algorithm)) continue;
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: [algorithm] })).payload;
    } catch (error) {
      // Another of the partner's keys may have signed it.
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw refuseToken(findClaim(error));
    }
  }
  throw refuseToken('token');
}

/** What a token is checked against. */
export interface TokenCheck {
  /** The partner's public keys, as PEM. */
  readonly keys: readonly string[];
  /** Our origins. */
  readonly audiences: readonly string[];
  readonly now: Date;
}

interface WantedClaims<Claims> extends Pick<JWTVerifyOptions, 'maxTokenAge' | 'requiredClaims'> {
  readonly claims: z.ZodType<Claims>;
}

/** The claims of a token that one of the partner's keys signed. Throws an error that names the claims that are wrong. */
export async function verifyPartnerToken<Claims>(
  token: string,
  { keys, audiences, now, claims, ...options }: TokenCheck & WantedClaims<Claims>,
): Promise<Claims> {
  const payload = await verifySignature(token, keys, {
    ...options,
    audience: [...audiences],
    currentDate: now,
    clockTolerance: TOLERANCE_SECONDS,
  });
  const { success, data, error } = claims.safeParse(payload);
  if (!success) throw refuseToken(...new Set(error.issues.map(({ path }) => String(path[0]))));
  return data;
}
