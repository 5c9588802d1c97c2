import { createHash, randomInt, randomUUID } from 'node:crypto';

/** How long an invitation waits, in milliseconds: 14 days. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;

/** Letters and digits that are not taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 12;

/** What opens an invitation: the guid of its link, and a code that may be typed instead. */
export interface InvitationSecrets {
  guid: string;
  /** As it is shown: three groups of four. */
  code: string;
}

/** Draws what opens a new invitation; the code has about 59 bits. */
export function makeSecrets(): InvitationSecrets {
  const code = Array.from({ length: CODE_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { guid: randomUUID(), code: code.replace(/(.{4})(?=.)/g, '$1-') };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is kept of a guid; null when the text is none. */
export const hashGuid = (guid: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(guid) ? digest(guid.toLowerCase()) : null;

/** What is kept of a code as typed or pasted, with or without its dashes; null when the text is none. */
export function hashCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((character) => alphabet.includes(character))
    ? digest(code)
    : null;
}
