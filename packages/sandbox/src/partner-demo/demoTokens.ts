import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

/** Who a token is for, and who signs it. */
export interface DemoToken {
  /** The origin of the main site. */
  readonly audience: string;
  /** The origin of the page that shows the frame. */
  readonly origin: string;
  readonly privateKey: KeyObject;
}

const TOKEN_LIFE = '3 minutes';

/** A pair of keys to sign tokens with; `pem` is the public one, as it is given to the site. */
export function makeDemoKeys(): { readonly privateKey: KeyObject; readonly pem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }) as string };
}

/** Signs a token of the customer who is signed in on the demo's pages. */
export const signDemoToken = ({ audience, origin, privateKey }: DemoToken): Promise<string> =>
  new SignJWT({ origin, name: 'Mei Lim' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .setAudience(audience)
    .setSubject('customer-mei')
    .setIssuedAt()
    .setExpirationTime(TOKEN_LIFE)
    .setJti(randomUUID())
    .sign(privateKey);
