import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { addPartner } from '../partner-sites/partners/addPartner.ts';
import { addPublicKey } from '../partner-sites/partners/addPublicKey.ts';
import type { Database } from '../platform/database/database.ts';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import { makeTestContext } from './makeTestContext.ts';
import { makeTestServer, testOrigin } from './makeTestServer.ts';

/** Origin of the site of a test's partner. */
const partnerOrigin = 'https://homes.example';
/** Origin that frames are served from in a test. */
export const embedOrigin = 'http://127.0.0.1:3000';
/** The moment at which a test of frames begins. */
export const embedStart = new Date('2026-11-21T04:00:00Z');

/** Settings of a server with a host for frames. */
export const embedSettings = () =>
  parseSettings({ APP_ENV: 'test', PUBLIC_URL: testOrigin, EMBED_ORIGIN: embedOrigin });

/** A key pair of a partner, with the public key as PEM. */
export function makeKeyPair(): { privateKey: KeyObject; pem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** Claims of a token; undefined leaves one out. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Signs a token of the person 'lim', good for four minutes; `changes` replaces claims. */
export function signToken(
  privateKey: KeyObject | Uint8Array,
  changes: TokenClaims = {},
  { alg = 'EdDSA', now = embedStart }: { alg?: string; now?: Date } = {},
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const claims = {
    sub: 'lim',
    jti: randomUUID(),
    aud: testOrigin,
    exp: seconds + 240,
    origin: partnerOrigin,
    name: 'Lim Hui',
    ...changes,
  };
  return new SignJWT(JSON.parse(JSON.stringify(claims)) as JWTPayload)
    .setProtectedHeader({ alg })
    .sign(privateKey);
}

/** Adds a partner with a key pair of its own. */
export async function openPartner(db: Database, name = 'Homes', origin = partnerOrigin) {
  const ctx = makeTestContext(db, { now: embedStart, caller: 'system' });
  const key = await addPartner(ctx, { name, origins: [origin] });
  const { privateKey, pem } = makeKeyPair();
  await addPublicKey(ctx, { key, pem });
  const sign = (changes: TokenClaims = {}, now = embedStart) => signToken(privateKey, changes, { now });
  return { key, pem, privateKey, sign };
}

/** What a frame was answered. */
export interface FrameAnswer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly data: Data;
  /** Names of the fields that are wrong. */
  readonly fields: readonly string[];
  readonly headers: Headers;
}

/** A frame that calls a server, whose clock can be set. */
export function openFrame(db: Database) {
  let now = embedStart;
  const { server, lines } = makeTestServer(db, { clock: () => now, settings: embedSettings() });
  let bearer: string | null = null;
  const call = async <Data = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<FrameAnswer<Data>> => {
    const response = await server.request(`${embedOrigin}${path}`, {
      method,
      headers: {
        origin: embedOrigin,
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content = isJson ? ((await response.json()) as { data: Data; fields?: { name: string }[] }) : null;
    return {
      status: response.status,
      // A failed call has no data; the test sees its status first.
      data: content?.data as Data,
      fields: content?.fields?.map(({ name }) => name) ?? [],
      headers: response.headers,
    };
  };
  return {
    server,
    lines,
    call,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Starts a session and uses its bearer from then on, if it gets one. */
    start: async (key: string, token?: string) => {
      const answer = await call<{ bearer: string; expiresAt: string }>('POST', '/api/embed/session', {
        key,
        ...(token === undefined ? {} : { token }),
      });
      if (answer.status === 200) bearer = answer.data.bearer;
      return answer;
    },
    getBearer: () => bearer,
  };
}
