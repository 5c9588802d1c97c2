import { randomBytes } from 'node:crypto';

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

const makeText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => base32[byte % 32]).join('');

/** An id of 60 random bits. */
export const makePaymentId = (): string => makeText(12);

/** Our name for something at a provider, which can't be guessed: 130 random bits. */
export const makeRef = (): string => makeText(26);
