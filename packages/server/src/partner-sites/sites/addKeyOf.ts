import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { type ParsedPublicKey, parsePublicKey } from '../partners/parsePublicKey.ts';
import { insertPublicKey } from '../partners/queries.ts';
import { findKeyState } from './siteQueries.ts';

/** The most public keys of one partner: one that signs, one that will, and some to spare. */
const MAX_KEYS = 5;

const refuse = (reason: string): HttpError =>
  new HttpError('invalid', { fields: [{ name: 'publicKey', reason }] });

function parse(text: string): ParsedPublicKey {
  try {
    return parsePublicKey(text);
  } catch {
    throw refuse(messages.publicKeyReason);
  }
}

/** Adds a public key to a partner whose row is locked; the same key again is not new. Throws if it can't be added. */
export async function addKeyOf(
  tx: Queryable,
  { partnerKey, text }: { readonly partnerKey: string; readonly text: string },
  now: Date,
): Promise<{ fingerprint: string; isNew: boolean }> {
  const { pem, fingerprint } = parse(text);
  const known = await findKeyState(tx, partnerKey, fingerprint);
  if (known.isEnded) throw refuse(messages.publicKeyEndedReason);
  if (known.isLive) return { fingerprint, isNew: false };
  if (known.count >= MAX_KEYS) throw refuse(messages.tooManyKeysReason(MAX_KEYS));
  await insertPublicKey(tx, { partnerKey, fingerprint, pem }, now);
  return { fingerprint, isNew: true };
}
