import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Lifetime of a code, in milliseconds: 5 minutes. */
export const CODE_LIFE_MS = 5 * 60 * 1000;
/** Maximum attempts per code. */
export const MAX_TRIES = 5;

/** Letters that aren't confused with each other or with digits, and form no words. */
const prefixCharacters = 'BCDFGHJKMNPRTVWX';

/** A new code with the secret that binds it to a browser. */
export interface NewCode {
  /** 256 bits, for the browser's cookie only. */
  secret: string;
  prefix: string;
  /** Six digits, for the message only. */
  digits: string;
}

/** Generates a code; all million are equally likely. */
export function makeCode(): NewCode {
  return {
    secret: randomBytes(32).toString('base64url'),
    prefix: Array.from({ length: 3 }, () => prefixCharacters[randomInt(prefixCharacters.length)]).join(''),
    digits: String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

/** Whether a text has the format of a code's secret. */
export const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** The id of a code: the SHA-256 of its browser's secret. */
export const makeCodeId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The stored hash of a code: keyed with the browser's secret, so that the database alone isn't enough for a brute-force attack. */
export const hashCode = (secret: string, phoneNumber: string, digits: string): string =>
  createHmac('sha256', secret).update(`${phoneNumber}|${digits}`).digest('base64url');

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Parses the six digits of user input ('123456', '123 456', 'KTM-123456', '１２３４５６'), or returns null. */
export function parseDigits(text: string): string | null {
  const digits = /^(?:[a-z]{1,5}[\s-]?)?(\d{3})[\s-]?(\d{3})$/i.exec(text.normalize('NFKC').trim());
  return digits ? `${digits[1]}${digits[2]}` : null;
}
