import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from '../../platform/calling/Context.ts';
import type { SetupRow } from '../payment-setups/setupRow.ts';

const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** The hash of a browser's secret, for storage. */
export const hashBrowser = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret of this browser, or a new one of 256 bits. */
export function findBrowserSecret({ findCookie }: Pick<Browser, 'findCookie'>): string {
  const known = findCookie('payment');
  return isSecret(known) ? known : randomBytes(32).toString('base64url');
}

/** Whether a setup was begun in this browser. */
export function isOfBrowser(
  { browser_hash: hash }: Pick<SetupRow, 'browser_hash'>,
  { findCookie }: Pick<Browser, 'findCookie'>,
): boolean {
  const secret = findCookie('payment');
  return hash !== null && isSecret(secret) && hashBrowser(secret).equals(hash);
}
