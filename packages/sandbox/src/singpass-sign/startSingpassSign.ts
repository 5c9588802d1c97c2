import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { PageAnswer } from '../bank/PageAnswer.ts';
import { isForHost } from '../isForHost.ts';
import { closeServer, listenOnLoopback, loopbackHost } from '../listenOnLoopback.ts';
import { unknownReason } from '../messages.ts';
import { parseForm } from '../singpass/answerInteraction.ts';
import { type Outage, parseOutage } from '../singpass/failures.ts';
import { makeIssuerHeaders } from '../singpass/issuerPages.ts';
import { answerSignApi, type SignClient } from './answerSignApi.ts';
import { answerSignPage } from './answerSignPage.ts';
import * as messages from './messages.ts';
import { renderServicePage } from './renderSignPages.ts';
import { type SignClock, SignDesk, type SignPdf } from './SignDesk.ts';

/** The double of Sign with Singpass, listening. */
export interface StartedSingpassSign {
  readonly url: string;
  /** The site's settings, by the names an operator would give them. */
  readonly variables: Readonly<Record<string, string>>;
  /** Opens it; it answers 503 before. */
  open(clock: Pick<SignClock, 'now'> & Partial<SignClock>): void;
  close(): Promise<void>;
}

/** What the double is started with. */
export interface SingpassSignOptions {
  /** The site that asks for signatures. */
  readonly origin: string;
  readonly port: number;
  /** Where the site is reached from here. @default `origin` */
  readonly localOrigin?: string;
  /** Adds a person's own signature to a PDF. */
  readonly signPdf: SignPdf;
  /** Milliseconds between tries of a webhook. @default two seconds, as the real one */
  readonly pauseMs?: number;
}

const CLIENT_ID = 'sewa-sign';
const API = '/api/v3/';
const PAUSE_MS = 2_000;
const SLOW_MS = 1_000;

const noStore = { 'cache-control': 'no-store' };
const plain = { 'content-type': 'text/plain; charset=utf-8', ...noStore };
const json = { 'content-type': 'application/json', ...noStore };
const pdf = { 'content-type': 'application/pdf', ...noStore };

async function makeKeys(kid: string): Promise<{ key: CryptoKey; privateJwk: JWK; publicJwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const about = { alg: 'ES256', use: 'sig', kid };
  return {
    key: privateKey,
    privateJwk: { ...(await exportJWK(privateKey)), ...about },
    publicJwk: { ...(await exportJWK(publicKey)), ...about },
  };
}

/** Does what a service out of order does; true when that is the whole answer. */
async function fail(outage: Outage, response: ServerResponse): Promise<boolean> {
  if (outage === 'slow') await wait(SLOW_MS, undefined, { ref: false });
  if (outage === 'down') response.writeHead(503, plain).end();
  if (outage === 'garbage') response.writeHead(200, json).end('<html>{"not": json');
  return outage === 'down' || outage === 'garbage' || outage === 'hang';
}

function sendPage(response: ServerResponse, answer: PageAnswer | null, site: string): void {
  if (!answer) response.writeHead(404, plain).end(messages.unknownRequest);
  else if ('to' in answer) response.writeHead(303, { location: answer.to, ...noStore }).end();
  else response.writeHead(200, makeIssuerHeaders(site)).end(answer.html);
}

function sendDocument(response: ServerResponse, bytes: Uint8Array | null | undefined): void {
  if (bytes) response.writeHead(200, pdf).end(bytes);
  else response.writeHead(403, plain).end();
}

/**
 * Starts the double of Sign with Singpass V3 for the site at `origin`, on another loopback host: its API, its keys, and the portal on
 * which an invented person reads and signs. A port that is taken is exchanged for another.
 */
export async function startSingpassSign({
  origin,
  port,
  localOrigin = origin,
  signPdf,
  pauseMs = PAUSE_MS,
}: SingpassSignOptions): Promise<StartedSingpassSign> {
  const [own, site] = await Promise.all([makeKeys('singpass-sign'), makeKeys('sewa-sign')]);
  const client: SignClient = { id: CLIENT_ID, keys: { keys: [site.publicJwk] } };
  const spent = new Set<string>();
  const returnUrl = `${origin}/sp/sign/callback`;
  const target = `${localOrigin}/api/signing/webhooks/singpass`;
  let url = '';
  let outage: Outage = '';
  let desk: SignDesk | null = null;

  async function answerOpen(
    open: SignDesk,
    { pathname, searchParams }: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (pathname.startsWith(API)) {
      if (await fail(outage, response)) return;
      const api = { desk: open, client, url, spent };
      const { status, content } = await answerSignApi(api, request, pathname.slice(API.length));
      response.writeHead(status, json).end(JSON.stringify(content));
    } else if (pathname === '/sign') {
      const webhooks = { desk: open, url, target, key: own.key, kid: 'singpass-sign', pauseMs };
      const isSent = request.method === 'POST';
      const fields = isSent ? await parseForm(request) : searchParams;
      sendPage(response, await answerSignPage({ desk: open, webhooks, returnUrl }, fields, isSent), origin);
    } else if (pathname === '/read') {
      sendDocument(response, open.find(searchParams.get('request_id') ?? '')?.bytes);
    } else if (pathname.startsWith('/documents/')) {
      sendDocument(response, open.findLinked(pathname));
    } else sendPage(response, null, origin);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', 'http://inside.invalid');
    if (!isForHost(request, [loopbackHost])) return sendPage(response, null, origin);
    if (asked.pathname === '/.well-known/keys.json') {
      if (!(await fail(outage, response)))
        response.writeHead(200, json).end(JSON.stringify({ keys: [own.publicJwk] }));
      return;
    }
    if (asked.pathname === '/') {
      if (request.method === 'POST') outage = parseOutage((await parseForm(request)).get('outage'));
      return sendPage(response, { html: renderServicePage(outage) }, origin);
    }
    if (!desk) return void response.writeHead(503, { ...plain, 'retry-after': '1' }).end(messages.notReady);
    await answerOpen(desk, asked, request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, plain);
      response.end(messages.signFailure(error instanceof Error ? error.message : unknownReason));
    });
  });
  url = await listenOnLoopback(server, port);
  return {
    url,
    variables: {
      SINGPASS_SIGN_URL: `${url}/api/v3`,
      SINGPASS_SIGN_CLIENT_ID: CLIENT_ID,
      SINGPASS_SIGN_KEYS: JSON.stringify({ keys: [site.privateJwk] }),
    },
    open({ now, realNow = () => new Date() }) {
      desk = new SignDesk(signPdf, { now, realNow });
    },
    close: () => closeServer(server),
  };
}
