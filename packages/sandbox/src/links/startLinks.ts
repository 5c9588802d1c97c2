import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isForHost } from '../isForHost.ts';
import { closeServer, listenOnLoopback, loopbackHost } from '../listenOnLoopback.ts';
import * as messages from '../messages.ts';
import { parseForm } from '../singpass/answerInteraction.ts';
import { makeIssuerHeaders } from '../singpass/issuerPages.ts';
import { LinkBook, type LinkCall } from './LinkBook.ts';
import { type LinkOutage, parseLinkOutage } from './linkOutages.ts';
import { renderLinkOutagePage } from './renderLinksPage.ts';

/** The double of the link service, listening. */
export interface StartedLinks {
  readonly key: string;
  /** Where it is asked instead of the real one. */
  readonly apiUrl: string;
  /** What it was asked so far, the newest first. */
  listCalls(): readonly LinkCall[];
  close(): Promise<void>;
}

/** Has the form of a test key and belongs to nobody. */
const KEY = `key_test_${'sandbox0'.repeat(4)}`;

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Does what a service out of order does; true when that is the whole answer. */
function fail(outage: LinkOutage, response: ServerResponse): boolean {
  if (outage === 'blocked') response.destroy();
  if (outage === 'bad-key')
    response.writeHead(403).end('{"error":{"message":"Invalid or missing Branch key"}}');
  if (outage === 'garbage') response.writeHead(200).end('<html>{"not": json');
  return outage !== '';
}

/** Reads a call field by field: a form, as the service's script sends it, or JSON, as servers do. */
async function parseCall(request: IncomingMessage): Promise<Record<string, string>> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    return Object.fromEntries(await parseForm(request));
  const fields: unknown = JSON.parse(await text(request));
  return Object.fromEntries(
    Object.entries(Object(fields)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

function getAddress(carried: string, name: string): URL | null {
  try {
    const url: unknown = JSON.parse(carried)[name];
    return typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  } catch {
    return null;
  }
}

/**
 * Starts the double of the link service for the site at `origin`, on another loopback host. It answers the calls of the real
 * one's script and of our server, writes each down, and makes links that work: they lead to the plain address, with the number by which the page
 * asks what they carry. A port that is taken is exchanged for another.
 */
export async function startLinks({ origin, port }: { origin: string; port: number }): Promise<StartedLinks> {
  const book = new LinkBook();
  let outage: LinkOutage = '';
  let apiUrl = '';

  function makeLink(sent: Readonly<Record<string, string>>): string {
    const url = `${apiUrl}/l/${book.addLink(sent.data ?? '{}')}`;
    book.record('link', sent, url);
    return JSON.stringify({ url });
  }

  function openLink(sent: Readonly<Record<string, string>>): string {
    const data = book.findCarried(sent.link_identifier ?? '');
    book.record('open', sent, null);
    return JSON.stringify({ data: data ?? '', has_app: false });
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('content-type', 'application/json');
    const sent = await parseCall(request);
    if (fail(outage, response)) return;
    if (sent.branch_key !== KEY) return void fail('bad-key', response);
    response.writeHead(200).end(path === '/v1/url' ? makeLink(sent) : openLink(sent));
  }

  function followLink(response: ServerResponse, path: string): void {
    const click = book.addClick(path.slice('/l/'.length));
    const to = click && getAddress(click.carried, '$fallback_url');
    if (!click || to?.origin !== origin)
      return void response.writeHead(404, plain).end(messages.linkNotFound);
    book.record('follow', {}, `${apiUrl}${path}`);
    to.searchParams.set('_branch_match_id', click.matchId);
    response.writeHead(302, { location: to.href, 'cache-control': 'no-store' }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://inside.invalid');
    const isPosted = request.method === 'POST';
    if (!isForHost(request, [loopbackHost]))
      return void response.writeHead(404, plain).end(messages.notFound);
    if (isPosted && (pathname === '/v1/url' || pathname === '/v1/open'))
      return answerCall(request, response, pathname);
    if (pathname.startsWith('/l/')) return followLink(response, pathname);
    if (pathname !== '/') return void response.writeHead(404, plain).end(messages.notFound);
    if (isPosted) outage = parseLinkOutage((await parseForm(request)).get('outage'));
    response.writeHead(200, makeIssuerHeaders("'self'")).end(renderLinkOutagePage(outage, origin));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, plain);
      response.end(
        messages.linkServiceFailure(error instanceof Error ? error.message : messages.unknownReason),
      );
    });
  });
  apiUrl = await listenOnLoopback(server, port);
  return { key: KEY, apiUrl, listCalls: () => book.calls, close: () => closeServer(server) };
}
