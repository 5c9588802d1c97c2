import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { isForHost } from '../isForHost.ts';
import { closeServer, listenOnLoopback, loopbackHost } from '../listenOnLoopback.ts';
import * as messages from '../messages.ts';
import { answerInteraction, parseForm } from './answerInteraction.ts';
import { createIssuer, type Issuer } from './createIssuer.ts';
import { type Outage, parseOutage } from './failures.ts';
import { makeIssuerHeaders, renderOutagePage } from './issuerPages.ts';
import { sandboxSealKey } from './sealKey.ts';

/** Issuers that listen, and what the site has to be set to. */
export interface StartedIssuers {
  readonly url: string;
  /** Where they listen: the same, unless a proxy stands before them. */
  readonly localUrl: string;
  /** The site's settings, by the names an operator would give them. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

async function makeKeys(): Promise<{ all: JWK[]; encryption: JWK }> {
  const [signing, encryption] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ECDH-ES+A256KW', { extractable: true, crv: 'P-256' }),
  ]);
  const all = [
    { ...(await exportJWK(signing.privateKey)), alg: 'ES256', use: 'sig', kid: 'sig' },
    { ...(await exportJWK(encryption.privateKey)), alg: 'ECDH-ES+A256KW', use: 'enc', kid: 'enc' },
  ];
  const published = { ...(await exportJWK(encryption.publicKey)), kid: 'enc' };
  return { all, encryption: published };
}

async function makeSigningKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid };
}

/** Does what an issuer out of order does; true when that is the whole answer. */
async function fail(outage: Outage, response: ServerResponse): Promise<boolean> {
  if (outage === 'slow') await wait(1_000, undefined, { ref: false });
  if (outage === 'down') response.writeHead(503, { 'content-type': 'text/plain' }).end(messages.outOfOrder);
  if (outage === 'garbage')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>{"not": json');
  return outage === 'down' || outage === 'garbage' || outage === 'hang';
}

/**
 * Starts the doubles of Singpass and of the second issuer, for the site at `origin`, on another loopback host. A port that is
 * taken is exchanged for another. Where a proxy that ends https stands before them, `address` is the one it is reached at.
 */
export async function startIssuers({
  origin,
  port,
  address,
}: {
  origin: string;
  port: number;
  address?: string;
}): Promise<StartedIssuers> {
  let outage: Outage = '';
  const issuers: Issuer[] = [];
  const hosts = [loopbackHost, ...(address === undefined ? [] : [new URL(address).hostname])];
  const sendNothing = (response: ServerResponse) =>
    void response.writeHead(404, { 'content-type': 'text/plain' }).end(messages.notFound);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://inside.invalid');
    if (!isForHost(request, hosts)) return sendNothing(response);
    if (pathname === '/' || pathname === '/outage') {
      if (request.method === 'POST') outage = parseOutage((await parseForm(request)).get('outage'));
      response.writeHead(200, makeIssuerHeaders("'self'")).end(renderOutagePage(outage));
      return;
    }
    const issuer = issuers.find(({ path }) => pathname.startsWith(`${path}/`));
    if (!issuer) return sendNothing(response);
    if (pathname.startsWith(`${issuer.path}/interaction/`)) {
      await answerInteraction(issuer, request, response);
      return;
    }
    if (!(await fail(outage, response))) issuer.handle(request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' });
      response.end(messages.issuerFailure(error instanceof Error ? error.message : messages.unknownReason));
    });
  });
  const localUrl = await listenOnLoopback(server, port);
  const url = address ?? localUrl;
  const [singpassKeys, b2cKeys] = await Promise.all([makeKeys(), makeKeys()]);
  const keysUrl = (name: string) => `${origin}/api/login/issuers/${name}/keys`;
  const singpass = { redirectUri: `${origin}/mi/verify`, keysUrl: keysUrl('singpass'), ...singpassKeys };
  issuers.push(
    createIssuer({
      url: `${url}/singpass`,
      isFapi: true,
      signing: await makeSigningKey('singpass'),
      clients: ['sewa-log-in', 'sewa-myinfo'].map((id) => ({ id, ...singpass })),
    }),
    createIssuer({
      url: `${url}/b2c`,
      isFapi: false,
      signing: await makeSigningKey('b2c'),
      clients: [
        {
          id: 'sewa',
          redirectUri: `${origin}/login/b2c/callback`,
          keysUrl: keysUrl('b2c'),
          encryption: null,
        },
      ],
    }),
  );
  return {
    url,
    localUrl,
    variables: {
      SINGPASS_ISSUER: `${url}/singpass`,
      SINGPASS_CLIENT_ID: 'sewa-log-in',
      SINGPASS_MYINFO_CLIENT_ID: 'sewa-myinfo',
      SINGPASS_KEYS: JSON.stringify({ keys: singpassKeys.all }),
      B2C_ISSUER: `${url}/b2c`,
      B2C_CLIENT_ID: 'sewa',
      B2C_KEYS: JSON.stringify({ keys: b2cKeys.all }),
      SEAL_KEY: sandboxSealKey.toString('base64url'),
    },
    close: () => closeServer(server),
  };
}
