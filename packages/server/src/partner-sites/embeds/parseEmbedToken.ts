import { createPublicKey } from 'node:crypto';
import type { FieldError } from '@sewa/api/errors';
import { normalizeLine } from '@sewa/api/schema';
import { product } from '@sewa/paths';
import anyAscii from 'any-ascii';
import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { z } from 'zod';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { PartnerRow } from '../partners/PartnerRow.ts';
import { listAlgorithms } from '../partners/parsePublicKey.ts';

/** How far ahead the end of a token may be, in seconds. */
const MAX_SECONDS = 5 * 60;
/** How far a partner's clock may be ahead of ours, in seconds. */
const TOLERANCE_SECONDS = 30;

/** An id of the partner's own: no control characters, which PostgreSQL could not store, and not only spaces. */
const id = z.string().regex(/^(?=.*\S)[^\p{Cc}\p{Cs}]{1,200}$/u);

/** Whether a name could be taken for ours: the product's name, however it's written. */
const isOurs = (name: string): boolean =>
  anyAscii(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .includes(product.name.toLowerCase());

const claims = z.object({
  sub: id,
  jti: id,
  exp: z.number(),
  origin: z.string(),
  name: z
    .string()
    .overwrite(normalizeLine)
    .min(1)
    .max(100)
    .refine((name) => !isOurs(name))
    .optional(),
  iat: z.number().optional(),
});

/** What a partner says of a person who uses a frame. */
export interface EmbedToken {
  /** The partner's own id of the person. */
  readonly subject: string;
  /** Null if the token tells none. */
  readonly name: string | null;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** What a token is checked against. */
export interface EmbedTokenCheck {
  readonly partner: Pick<PartnerRow, 'origins'>;
  /** The partner's public keys, as PEM. */
  readonly keys: readonly string[];
  /** Our origins. */
  readonly audiences: readonly string[];
  readonly now: Date;
}

function refuse(...names: readonly string[]): HttpError {
  const fields = names.map(
    (name): FieldError => ({ name, reason: messages.embedClaimReasons[name] ?? messages.embedTokenReason }),
  );
  return new HttpError('invalid', { fields });
}

/** The claim that an error is about, or `token`. */
function findClaim(error: unknown): string {
  const isOfClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
  return isOfClaim && error.claim in messages.embedClaimReasons ? error.claim : 'token';
}

const findAlgorithm = (token: string): string => {
  try {
    return decodeProtectedHeader(token).alg ?? '';
  } catch {
    throw refuse('token');
  }
};

/** The content of a token that one of the keys signed. Each key checks only the algorithms of its own kind. */
async function verify(
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
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw refuse(findClaim(error));
    }
  }
  throw refuse('token');
}

/** Checks a partner's token of a person. Throws an error that names the claim that is wrong. */
export async function parseEmbedToken(
  token: string,
  { partner, keys, audiences, now }: EmbedTokenCheck,
): Promise<EmbedToken> {
  const payload = await verify(token, keys, {
    audience: [...audiences],
    currentDate: now,
    clockTolerance: TOLERANCE_SECONDS,
    requiredClaims: ['exp'],
  });
  const { success, data, error } = claims.safeParse(payload);
  if (!success) throw refuse(...new Set(error.issues.map(({ path }) => String(path[0]))));
  const seconds = now.getTime() / 1_000;
  if (data.exp <= seconds || data.exp > seconds + MAX_SECONDS + TOLERANCE_SECONDS) throw refuse('exp');
  if (data.iat !== undefined && data.iat > seconds + TOLERANCE_SECONDS) throw refuse('iat');
  if (!partner.origins.includes(data.origin)) throw refuse('origin');
  return {
    subject: data.sub,
    name: data.name ?? null,
    tokenId: data.jti,
    expiresAt: new Date(data.exp * 1_000),
  };
}
