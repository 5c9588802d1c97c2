import { compactDecrypt, importJWK, type JWK } from 'jose';
import { randomDPoPKeyPair } from 'openid-client';
import type { IssuerSettings, PrivateKey } from '../../platform/settings/settings.ts';

/** Our imported keys for an issuer. */
export interface OwnKeys {
  readonly signing: { readonly key: CryptoKey; readonly kid: string };
  readonly encryption: { readonly key: CryptoKey; readonly kid: string };
  /** The public keys. */
  readonly published: readonly JWK[];
}

const KEY_AGREEMENT = 'ECDH-ES+A256KW';

const publish = ({ kty, crv, x, y, kid, use }: PrivateKey, alg: string): JWK => ({
  kty,
  crv,
  x,
  y,
  kid,
  use,
  alg,
});

async function importPrivate(jwk: PrivateKey, alg: string): Promise<CryptoKey> {
  const key = await importJWK({ ...jwk }, alg);
  if (key instanceof Uint8Array) throw new TypeError('A private key was expected.');
  return key;
}

/** Imports the keys from the settings. */
export async function importKeys({ signing, encryption }: IssuerSettings['keys']): Promise<OwnKeys> {
  const [signingKey, encryptionKey] = await Promise.all([
    importPrivate(signing, 'ES256'),
    importPrivate(encryption, KEY_AGREEMENT),
  ]);
  return {
    signing: { key: signingKey, kid: signing.kid },
    encryption: { key: encryptionKey, kid: encryption.kid },
    published: [publish(signing, 'ES256'), publish(encryption, KEY_AGREEMENT)],
  };
}

/** Decrypts a token; accepts only the algorithms Singpass uses. */
export async function decryptToken(token: string, key: CryptoKey): Promise<string> {
  const { plaintext } = await compactDecrypt(token, key, {
    keyManagementAlgorithms: ['ECDH-ES', 'ECDH-ES+A128KW', 'ECDH-ES+A192KW', KEY_AGREEMENT],
    contentEncryptionAlgorithms: ['A256GCM', 'A256CBC-HS512'],
  });
  return new TextDecoder().decode(plaintext);
}

/** Makes a DPoP key for one attempt, with its form for storage. */
export async function makeDpopKey(): Promise<{ key: Record<string, unknown>; pair: CryptoKeyPair }> {
  const pair = await randomDPoPKeyPair('ES256', { extractable: true });
  return { key: { ...(await crypto.subtle.exportKey('jwk', pair.privateKey)) }, pair };
}

/** Imports a stored DPoP key. */
export async function openDpopKey(stored: Readonly<Record<string, unknown>>): Promise<CryptoKeyPair> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { d: _, key_ops: _operations, ...open } = stored;
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', stored, algorithm, false, ['sign']),
    crypto.subtle.importKey('jwk', open, algorithm, true, ['verify']),
  ]);
  return { privateKey, publicKey };
}
