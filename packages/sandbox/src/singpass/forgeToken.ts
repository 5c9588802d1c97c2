import {
  CompactEncrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import type { ReturnFailure } from './failures.ts';

/** What a true id token would say. */
export interface TokenFacts {
  readonly issuer: string;
  readonly audience: string;
  readonly subject: string;
  readonly nonce: string | undefined;
}

/** What tokens are signed and sealed with. */
export interface TokenKeys {
  /** Private; its public half is published. */
  readonly signing: JWK;
  /** The site's public key, or null where its tokens are not encrypted. */
  readonly encryption: JWK | null;
  /** Publishes one more public key. */
  readonly publish: (key: JWK) => void;
}

/** A key nobody has seen yet. */
async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: `new-${Date.now()}` };
}

async function sign(failure: ReturnFailure, claims: JWTPayload, keys: TokenKeys): Promise<string> {
  if (failure === 'unsigned') return new UnsecuredJWT(claims).encode();
  const isOther = failure === 'foreign-key' || failure === 'new-key';
  const key = isOther ? await makeKey() : keys.signing;
  if (failure === 'new-key') {
    const { d: _, ...published } = key;
    keys.publish(published);
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', ...(key.kid ? { kid: key.kid } : {}), typ: 'JWT' })
    .sign(await importJWK(key, 'ES256'));
}

async function encrypt(failure: ReturnFailure, token: string, key: JWK | null): Promise<string> {
  if (key === null) return token;
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({
      alg: 'ECDH-ES+A256KW',
      enc: failure === 'other-cipher' ? 'A256CBC-HS512' : 'A256GCM',
      cty: 'JWT',
      ...(key.kid ? { kid: key.kid } : {}),
    })
    .encrypt(await importJWK(key, 'ECDH-ES+A256KW'));
}

/** Writes what Myinfo says of somebody: right, but for whom and about whom the claims say it is. */
export async function serializeUserinfo(claims: JWTPayload, keys: TokenKeys): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return encrypt('', await sign('', { ...claims, iat: now, exp: now + 600 }, keys), keys.encryption);
}

/** Writes an id token that is wrong in one way, and right in all others. */
export async function forgeToken(
  failure: ReturnFailure,
  facts: TokenFacts,
  keys: TokenKeys,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const age = failure === 'expired' ? 3_600 : 0;
  const claims: JWTPayload = {
    iss: failure === 'wrong-issuer' ? 'https://issuer.example' : facts.issuer,
    aud: failure === 'wrong-audience' ? 'another-site' : facts.audience,
    sub: facts.subject,
    nonce: failure === 'wrong-nonce' ? 'another-nonce-of-more-than-thirty-characters' : facts.nonce,
    iat: now - age,
    exp: now - age + 600,
    ...(failure === 'no-log-in-time' ? {} : { auth_time: failure === 'old-log-in' ? now - 3_600 : now }),
  };
  return encrypt(failure, await sign(failure, claims, keys), keys.encryption);
}
