import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DemoSite } from './DemoSite.ts';
import { type DemoPage, demoPages } from './demoPages.ts';
import { hostilePolicy, makeDemoPolicy } from './demoPolicy.ts';
import { signDemoToken } from './demoTokens.ts';
import { tryRefusal } from './refusals.ts';
import { renderDemoPage, renderHostileFrame, renderNotFound } from './renderDemoPage.ts';

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

/** Signs only for a page of the demo itself. */
async function answerCall(
  site: DemoSite,
  privateKey: KeyObject,
  { headers }: IncomingMessage,
  path: string,
): Promise<DemoAnswer> {
  if (headers.origin !== site.origin) return sendJson({}, 403);
  if (path === '/token')
    return sendJson({
      token: await signDemoToken({ audience: site.siteOrigin, origin: site.origin, privateKey }),
    });
  const refusal = path.startsWith('/refusals/')
    ? await tryRefusal(site, privateKey, path.slice('/refusals/'.length))
    : null;
  return refusal ? sendJson(refusal) : sendJson({}, 404);
}

/** Answers a request to one of the demo's servers. */
export type AnswerDemo = (request: IncomingMessage, path: string) => Promise<DemoAnswer>;

/** The partner's own site. */
export const answerPartnerSite =
  (site: DemoSite, privateKey: KeyObject): AnswerDemo =>
  async (request, path) => {
    if (request.method === 'POST') return answerCall(site, privateKey, request, path);
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
