import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isForHost } from '../isForHost.ts';
import { closeServer, listenOnLoopback, loopbackHost } from '../listenOnLoopback.ts';
import * as messages from '../messages.ts';
import { parseForm } from '../singpass/answerInteraction.ts';
import { makeIssuerHeaders } from '../singpass/issuerPages.ts';
import { AnalyticsBook, type AnalyticsEvent, type TagRequest } from './AnalyticsBook.ts';
import { type AnalyticsOutage, parseAnalyticsOutage } from './analyticsOutages.ts';
import { parseHits } from './parseHits.ts';
import { renderAnalyticsOutagePage } from './renderAnalyticsPage.ts';
import { makeTagScript } from './tagScript.ts';

/** The double of the analytics service and the tag manager, listening. */
export interface StartedAnalytics {
  /** Where it is asked instead of the real ones. */
  readonly url: string;
  readonly measurementId: string;
  readonly secret: string;
  readonly tagManagerId: string;
  /** The events it was sent so far, the newest first. */
  listEvents(): readonly AnalyticsEvent[];
  /** What browsers asked of the tag manager so far, the newest first. */
  listTags(): readonly TagRequest[];
  close(): Promise<void>;
}

/** Have the form of real ones and belong to nobody. */
const MEASUREMENT_ID = 'G-SANDBOX00';
const TAG_MANAGER_ID = 'GTM-SANDBOX';

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/** Longer than the site waits. */
const SILENCE_MS = 30_000;

/** Does what a service out of order does; true when that is the whole answer. */
function fail(outage: AnalyticsOutage, response: ServerResponse): boolean {
  if (outage === 'down') response.writeHead(503, plain).end(messages.outOfOrder);
  if (outage === 'hang') setTimeout(() => response.destroy(), SILENCE_MS).unref();
  return outage !== '';
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

/**
 * Starts the double of the analytics service and the tag manager for the site at `origin`, on another loopback host. It takes
 * events as the real service does, serves a script in the tag manager's place, and notes all of it. A port that is taken is exchanged for
 * another.
 */
export async function startAnalytics({
  origin,
  port,
}: {
  origin: string;
  port: number;
}): Promise<StartedAnalytics> {
  const book = new AnalyticsBook();
  const secret = randomBytes(16).toString('base64url');
  let outage: AnalyticsOutage = '';
  let url = '';

  async function takeEvents(request: IncomingMessage, response: ServerResponse, asked: URL): Promise<void> {
    const { searchParams: query } = asked;
    const text = await readText(request);
    if (fail(outage, response)) return;
    if (query.get('measurement_id') !== MEASUREMENT_ID || query.get('api_secret') !== secret)
      return void response.writeHead(403, plain).end();
    book.addEvents(parseHits(text));
    response.writeHead(204).end();
  }

  function serveTags(response: ServerResponse, asked: URL): void {
    const id = asked.searchParams.get('id') ?? '';
    if (id !== TAG_MANAGER_ID) return void response.writeHead(404, plain).end(messages.notFound);
    if (asked.pathname === '/gtm.js') {
      book.addTag('load', id, null);
      return void response.writeHead(200, script).end(makeTagScript(url, id));
    }
    book.addTag('hit', id, asked.searchParams.get('page'));
    response.writeHead(204).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', 'http://inside.invalid');
    const call = `${request.method} ${asked.pathname}`;
    if (!isForHost(request, [loopbackHost]))
      return void response.writeHead(404, plain).end(messages.notFound);
    if (call === 'POST /mp/collect') return takeEvents(request, response, asked);
    if (call === 'GET /gtm.js' || call === 'POST /g/collect') return serveTags(response, asked);
    if (asked.pathname !== '/') return void response.writeHead(404, plain).end(messages.notFound);
    if (request.method === 'POST') outage = parseAnalyticsOutage((await parseForm(request)).get('outage'));
    response.writeHead(200, makeIssuerHeaders("'self'")).end(renderAnalyticsOutagePage(outage, origin));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, plain);
      response.end(
        messages.analyticsServiceFailure(error instanceof Error ? error.message : messages.unknownReason),
      );
    });
  });
  url = await listenOnLoopback(server, port);
  return {
    url,
    measurementId: MEASUREMENT_ID,
    secret,
    tagManagerId: TAG_MANAGER_ID,
    listEvents: () => book.events,
    listTags: () => book.tags,
    close: () => closeServer(server),
  };
}
