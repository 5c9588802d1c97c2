import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DemoSite } from './DemoSite.ts';
import { type DemoPage, demoPages } from './demoPages.ts';
import { webhookPath } from './demoParts.ts';
import { hostilePolicy, makeDemoPolicy } from './demoPolicy.ts';
import { signDemoToken } from './demoTokens.ts';
import { tryRefusal } from './refusals.ts';
import { renderDemoPage, renderHostileFrame, renderNotFound } from './renderDemoPage.ts';
import type { WebhookInbox } from './webhookInbox.ts';

/** What only the partner's server has. */
export interface DemoServer {
  readonly privateKey: KeyObject;
  readonly inbox: WebhookInbox;
}

/** What a page, a file or a call of the demo answers. */
interface DemoAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly policy?: string;
}

const html = 'text/html; charset=utf-8';
const fileTypes: Readonly<Record<string, string>> = {
  'site.css': 'text/css; charset=utf-8',
  'unset.css': 'text/css; charset=utf-8',
  'site.js': 'text/javascript; charset=utf-8',
  'hostile.js': 'text/javascript; charset=utf-8',
  'harbour.svg': 'image/svg+xml',
};

function findFile(path: string): DemoAnswer | null {
  const name = path.startsWith('/files/') ? path.slice('/files/'.length) : '';
  const type = Object.hasOwn(fileTypes, name) ? fileTypes[name] : undefined;
  if (!type) return null;
  return { status: 200, type, body: readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8') };
}

const sendPage = (site: DemoSite, page: DemoPage): DemoAnswer => ({
  status: 200,
  type: html,
  body: renderDemoPage(site, page),
  policy: makeDemoPolicy(site, page.hasHostileFrame ?? false),
});

const sendNotFound = (site: DemoSite): DemoAnswer => ({
  status: 404,
  type: html,
  body: renderNotFound(site),
  policy: makeDemoPolicy(site, false),
});

const sendJson = (content: unknown, status = 200): DemoAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(content),
});

/** Longest body that is read, in bytes. */
const MAX_BODY = 64 * 1024;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** What Sewa tells the partner's server: no page sends it, so its signature is what counts. */
async function answerWebhook(inbox: WebhookInbox, request: IncomingMessage): Promise<DemoAnswer> {
  const header = request.headers['sewa-signature'];
  const isRight = inbox.receive(typeof header === 'string' ? header : '', await readBody(request));
  return sendJson({}, isRight ? 200 : 400);
}

/** Signs only for a page of the demo itself. */
async function answerCall(
  site: DemoSite,
  { privateKey, inbox }: DemoServer,
  request: IncomingMessage,
  path: string,
): Promise<DemoAnswer> {
  if (path === webhookPath) return answerWebhook(inbox, request);
  if (request.headers.origin !== site.origin) return sendJson({}, 403);
  if (path === '/token')
    return sendJson({
      token: await signDemoToken({ audience: site.siteOrigin, origin: site.origin, privateKey }),
    });
  if (path === '/webhook-secret') {
    inbox.setSecret(await readBody(request));
    return sendJson({});
  }
  const refusal = path.startsWith('/refusals/')
    ? await tryRefusal(site, privateKey, path.slice('/refusals/'.length))
    : null;
  return refusal ? sendJson(refusal) : sendJson({}, 404);
}

/** Answers a request to one of the demo's servers. */
export type AnswerDemo = (request: IncomingMessage, path: string) => Promise<DemoAnswer>;

/** The partner's own site. */
export const answerPartnerSite =
  (site: DemoSite, server: DemoServer): AnswerDemo =>
  async (request, path) => {
    if (request.method === 'POST') return answerCall(site, server, request, path);
    if (path === '/webhook-received') return sendJson(server.inbox.list());
    const page = Object.hasOwn(demoPages, path) ? demoPages[path] : undefined;
    return page ? sendPage(site, page) : (findFile(path) ?? sendNotFound(site));
  };

/** The origin that nobody listed. */
export const answerUnlistedSite =
  (site: DemoSite, page: DemoPage): AnswerDemo =>
  async (_request, path) =>
    path === '/unlisted' ? sendPage(site, page) : (findFile(path) ?? sendNotFound(site));

/** The origin of the hostile frame. */
export const answerHostileFrame =
  (site: DemoSite): AnswerDemo =>
  async (_request, path) =>
    path === '/'
      ? { status: 200, type: html, body: renderHostileFrame(), policy: hostilePolicy }
      : (findFile(path) ?? sendNotFound(site));

/** Sends an answer with the headers all of them have. */
export function sendAnswer(response: ServerResponse, { status, type, body, policy }: DemoAnswer): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(policy ? { 'content-security-policy': policy } : {}),
  });
  response.end(body);
}
