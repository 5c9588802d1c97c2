import { createHash, randomInt, randomUUID } from 'node:crypto';

/** Lifetime of an invitation, in milliseconds: 14 days. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;

/** Letters and digits that aren't confused with each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 12;

/** The secrets of an invitation: the GUID of its link, and a code to type instead. */
export interface InvitationSecrets {
  guid: string;
  /** As shown: three groups of four. */
  code: string;
}

/** Generates the secrets of an invitation; the code has about 59 bits. */
export function makeSecrets(): InvitationSecrets {
  const code = Array.from({ length: CODE_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { guid: randomUUID(), code: code.replace(/(.{4})(?=.)/g, '$1-') };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a GUID, for storage; null if it is malformed. */
export const hashGuid = (guid: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(guid) ? digest(guid.toLowerCase()) : null;

/** The hash of a typed code, with or without dashes, for storage; null if it is malformed. */
export function hashCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((character) => alphabet.includes(character))
    ? digest(code)
    : null;
}
