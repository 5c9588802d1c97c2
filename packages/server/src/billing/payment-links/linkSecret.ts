import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findLink, type LinkRow } from './linkQueries.ts';

/** A new secret of a link: 256 bits. */
export const makeLinkSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashLinkSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The valid link of a secret. Throws if there is none. */
export async function getLink({ db, now }: Pick<Context, 'db' | 'now'>, secret: string): Promise<LinkRow> {
  const row = /^[\w-]{43}$/.test(secret) ? await findLink(db, hashLinkSecret(secret), now) : null;
  if (!row) throw new HttpError('not-found');
  return row;
}
