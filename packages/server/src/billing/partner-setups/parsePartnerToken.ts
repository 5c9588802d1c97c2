import type { FieldError } from '@sewa/api/errors';
import { decodeJwt, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { PaymentPartner } from '../../platform/settings/settings.ts';

/** How long a token is valid at most, in seconds. */
const MAX_SECONDS = 5 * 60;
/** How far a partner's clock may be ahead of ours, in seconds. */
const TOLERANCE_SECONDS = 30;

const name = z.string().min(1).max(200);
const claims = z.object({
  sub: name,
  jti: name,
  kind: z.enum(['setup', 'change']),
  iat: z.number(),
  exp: z.number(),
  returnUrl: z.url().max(2_000),
});

/** What a partner says of the customer it sends. */
export interface PartnerToken {
  readonly partner: PaymentPartner;
  readonly subject: string;
  readonly tokenId: string;
  readonly purpose: 'setup' | 'change';
  readonly returnUrl: string;
}

function refuse(names: readonly string[]): HttpError {
  const fields = names.map(
    (name): FieldError => ({ name, reason: messages.claimReasons[name] ?? messages.tokenReason }),
  );
  return new HttpError('invalid', { fields });
}

/** The name of the claim that is wrong, or `token`. */
function findClaim(error: unknown): string {
  const isOfClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
  return isOfClaim && error.claim in messages.claimReasons ? error.claim : 'token';
}

function findPartner(token: string, partners: readonly PaymentPartner[]): PaymentPartner {
  const iss = (() => {
    try {
      return decodeJwt(token).iss;
    } catch {
      throw refuse(['token']);
    }
  })();
  const partner = partners.find(({ id }) => id === iss);
  if (!partner) throw refuse(['iss']);
  return partner;
}

/**
 * Checks a partner's token: who signed it, that it is for us, and its age; the customer may go back to the partner's own origins only.
 * Throws an error that names what is wrong.
 */
export async function parsePartnerToken(
  token: string,
  { partners, audience, now }: { partners: readonly PaymentPartner[]; audience: string; now: Date },
): Promise<PartnerToken> {
  const partner = findPartner(token, partners);
  const { payload } = await jwtVerify(token, new TextEncoder().encode(partner.secret), {
    algorithms: ['HS256'],
    issuer: partner.id,
    audience,
    currentDate: now,
    maxTokenAge: MAX_SECONDS,
    clockTolerance: TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'iat'],
  }).catch((error: unknown) => {
    throw refuse([findClaim(error)]);
  });
  const { success, data, error } = claims.safeParse(payload);
  if (!success) throw refuse([...new Set(error.issues.map(({ path }) => String(path[0])))]);
  const isExpired = data.exp * 1000 <= now.getTime();
  if (isExpired || data.exp > data.iat + MAX_SECONDS) throw refuse(['exp']);
  const { origin, username, password } = new URL(data.returnUrl);
  if (!partner.returnOrigins.includes(origin) || username || password) throw refuse(['returnUrl']);
  return {
    partner,
    subject: data.sub,
    tokenId: data.jti,
    purpose: data.kind,
    returnUrl: data.returnUrl,
  };
}
