import { createHash, randomBytes } from 'node:crypto';

/** The id under which the link of a secret is stored. */
export const makeLinkId = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the secret of a link, and the id under which the link is stored. */
export function makeAvailabilityToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: makeLinkId(token) };
}
