import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of a preview link, in milliseconds: a day. */
export const PREVIEW_MS = 24 * 60 * 60 * 1000;

/** The token of a preview link, and the id under which it is stored. */
export function makePreviewToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: makePreviewId(token) };
}

/** The id under which the token of a preview link is stored. */
export const makePreviewId = (token: string): string => createHash('sha256').update(token).digest('hex');
