import { normalizeLine } from '@sewa/api/schema';
import { product } from '@sewa/paths';
import anyAscii from 'any-ascii';
import { z } from 'zod';
import type { PartnerRow } from '../partners/PartnerRow.ts';
import {
  MAX_SECONDS,
  ownId,
  refuseToken,
  TOLERANCE_SECONDS,
  type TokenCheck,
  verifyPartnerToken,
} from '../partners/verifyPartnerToken.ts';

/** Whether a name could be taken for ours: the product's name, however it's written. */
const isOurs = (name: string): boolean =>
  anyAscii(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .includes(product.name.toLowerCase());

const claims = z.object({
  sub: ownId,
  jti: ownId,
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

/** Checks a partner's token of a person. Throws an error that names the claim that is wrong. */
export async function parseEmbedToken(
  token: string,
  { origins }: Pick<PartnerRow, 'origins'>,
  check: TokenCheck,
): Promise<EmbedToken> {
  const data = await verifyPartnerToken(token, { ...check, claims, requiredClaims: ['exp'] });
  const seconds = check.now.getTime() / 1_000;
  if (data.exp <= seconds || data.exp > seconds + MAX_SECONDS + TOLERANCE_SECONDS) throw refuseToken('exp');
  if (data.iat !== undefined && data.iat > seconds + TOLERANCE_SECONDS) throw refuseToken('iat');
  if (!origins.includes(data.origin)) throw refuseToken('origin');
  return {
    subject: data.sub,
    name: data.name ?? null,
    tokenId: data.jti,
    expiresAt: new Date(data.exp * 1_000),
  };
}
