import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** Shortest RSA key, in bits. */
const MIN_RSA_BITS = 2_048;

/** Algorithms of tokens that a public key checks; none if it is of another kind. */
export function listAlgorithms({
  asymmetricKeyType: type,
  asymmetricKeyDetails: details,
}: KeyObject): string[] {
  if (type === 'ed25519') return ['EdDSA', 'Ed25519'];
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return ['ES256'];
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= MIN_RSA_BITS) return ['RS256', 'PS256'];
  return [];
}

/** A public key to store. */
export interface ParsedPublicKey {
  /** SPKI. */
  readonly pem: string;
  /** SHA-256 of the key's DER, as hex. */
  readonly fingerprint: string;
}

/** Reads a JWK. Throws if it holds more than a public key. */
function readJwk(text: string): KeyObject {
  const jwk = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  if ('d' in jwk || 'k' in jwk) throw new TypeError('This JWK is no public key.');
  return createPublicKey({ key: jwk, format: 'jwk' });
}

/** Reads a public key in PEM or as a JWK. Throws, in words for a terminal, if it is another kind of key, or a private one. */
export function parsePublicKey(text: string): ParsedPublicKey {
  const refuse = (): Error =>
    new Error('This is no public key in PEM or JWK: it takes Ed25519, P-256, or RSA of 2,048 bits or more.');
  // Node would make the public key of a private one, which must not leave the partner.
  const typed = text.trim();
  const isJwk = typed.startsWith('{');
  if (!isJwk && !/^-----BEGIN (RSA )?PUBLIC KEY-----/.test(typed)) throw refuse();
  let key: KeyObject;
  try {
    key = isJwk ? readJwk(typed) : createPublicKey(typed);
  } catch {
    throw refuse();
  }
  if (listAlgorithms(key).length === 0) throw refuse();
  const der = key.export({ type: 'spki', format: 'der' });
  const pem = key.export({ type: 'spki', format: 'pem' });
  return { pem: String(pem), fingerprint: createHash('sha256').update(der).digest('hex') };
}
