import { createHash, randomBytes } from 'node:crypto';

/** How long an entry may stay unconfirmed, in milliseconds: 48 hours. */
export const CONFIRM_MS = 48 * 60 * 60 * 1000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The token of a link in a mail, and the id under which it is stored. */
export function makeEntryToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: makeEntryLinkId(token) };
}

/** The id under which the token of a link is stored. */
export const makeEntryLinkId = digest;

/** The digest of an email address, in any case. */
export const digestContact = (email: string): string => digest(email.toLowerCase());

/** When an entry that is unconfirmed now must have been made to count. */
export const findUnconfirmedSince = (now: Date): Date => new Date(now.getTime() - CONFIRM_MS);
