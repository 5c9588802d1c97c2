import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { PartnerRow } from '../../partner-sites/partners/PartnerRow.ts';
import { findLivePartner, listPublicKeys } from '../../partner-sites/partners/queries.ts';
import {
  MAX_SECONDS,
  ownId,
  refuseToken,
  verifyPartnerToken,
} from '../../partner-sites/partners/verifyPartnerToken.ts';
import type { Queryable } from '../../platform/database/database.ts';

const claims = z.object({
  sub: ownId,
  jti: ownId,
  kind: z.enum(['setup', 'change']),
  iat: z.number(),
  exp: z.number(),
  returnUrl: z.url().max(2_000),
});

/** What a partner says of the customer it sends. */
export interface PartnerToken {
  /** The partner's key. */
  readonly partner: string;
  readonly subject: string;
  readonly tokenId: string;
  readonly purpose: 'setup' | 'change';
  readonly returnUrl: string;
}

function findIssuer(token: string): string {
  try {
    return ownId.safeParse(decodeJwt(token).iss).data ?? '';
  } catch {
    throw refuseToken('token');
  }
}

async function getIssuer(db: Queryable, token: string): Promise<PartnerRow> {
  const partner = await findLivePartner(db, findIssuer(token));
  if (!partner) throw refuseToken('iss');
  return partner;
}

/**
 * Checks a partner's token: who signed it, that it is for us, and its age; the customer may go back to the partner's own origins only.
 * Throws an error that names what is wrong.
 */
export async function parsePartnerToken(
  db: Queryable,
  token: string,
  { audience, now }: { audience: string; now: Date },
): Promise<PartnerToken> {
  const { key: partner, origins } = await getIssuer(db, token);
  const data = await verifyPartnerToken(token, {
    keys: await listPublicKeys(db, partner),
    audiences: [audience],
    now,
    claims,
    maxTokenAge: MAX_SECONDS,
    requiredClaims: ['exp', 'iat'],
  });
  const isExpired = data.exp * 1_000 <= now.getTime();
  if (isExpired || data.exp > data.iat + MAX_SECONDS) throw refuseToken('exp');
  const { origin, username, password, href } = new URL(data.returnUrl);
  if (!origins.includes(origin) || username || password) throw refuseToken('returnUrl');
  return { partner, subject: data.sub, tokenId: data.jti, purpose: data.kind, returnUrl: href };
}
