import { IncomingMessage } from 'node:http';
import { contract, contractVersion } from '@sewa/api/schema';
import { Hono } from 'hono';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from '../telemetry/Metrics.ts';
import { traceRequest } from '../telemetry/traceRequest.ts';
import { countAsCall } from './countAsCall.ts';
import { drainBody } from './drainBody.ts';
import { findErrorPage } from './findErrorPage.ts';
import { createFindLimits } from './findLimits.ts';
import { findRouteName, nameMethod } from './findRouteName.ts';
import { formatLogPath } from './formatLogPath.ts';
import { HttpError } from './HttpError.ts';
import { limitBody } from './limitBody.ts';
import { limitBytesInFlight } from './limitBytesInFlight.ts';
import type { Log } from './log.ts';
import { noteWrites } from './noteWrites.ts';
import { parseRequestId } from './parseRequestId.ts';
import type { RouteTable } from './RouteTable.ts';
import { limitRate, type RateLimits } from './rateLimits.ts';
import { requireOwnOrigin } from './requireOwnOrigin.ts';
import type { ServerApp, ServerEnvironment } from './ServerEnvironment.ts';
import { sendError } from './sendError.ts';

/** Options of `createApp`. */
export interface AppOptions {
  settings: Settings;
  log: Log;
  rateLimits: RateLimits | null;
  /** Null if nobody may ask for them. @default null */
  metrics?: Metrics | null;
  /** The routes and their limits. @default the contract */
  table?: RouteTable;
}

/** Whether the client disconnected before the request was complete. */
const isCutOff = (incoming: unknown): boolean =>
  incoming instanceof IncomingMessage && incoming.destroyed && !incoming.complete;

/** Creates an app without routes: request id, log line, error responses, origin check, body limit, rate limits. */
export function createApp({
  settings,
  log,
  rateLimits,
  metrics = null,
  table = contract,
}: AppOptions): ServerApp {
  const findLimits = createFindLimits(table);
  const app: ServerApp = new Hono<ServerEnvironment>();
  app.use('*', traceRequest(settings.trustedProxies));
  app.use('*', async (c, next) => {
    const startedAt = performance.now();
    const requestId = parseRequestId(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('x-api-version', contractVersion);
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (c.env?.isInternal) return;
    const ms = performance.now() - startedAt;
    const method = nameMethod(c.req.method);
    metrics?.noteRequest({ route: findRouteName(c), method, status: c.res.status, seconds: ms / 1_000 });
    const length = c.res.headers.get('content-length');
    log('info', 'request', {
      method: c.req.method,
      path: formatLogPath(c.req.path),
      status: c.res.status,
      ms: Math.round(ms * 10) / 10,
      bytes: length === null ? null : Number(length),
      requestId,
    });
  });
  if (settings.databaseReadUrl) app.use('*', noteWrites(settings));
  app.use('*', drainBody());
  app.use('*', countAsCall);
  app.use('*', requireOwnOrigin(settings, findLimits));
  app.use('*', limitBytesInFlight(findLimits));
  app.use('*', limitBody(findLimits));
  if (rateLimits) app.use('*', limitRate(rateLimits, findLimits, settings.trustedProxies));
  app.notFound(() => {
    throw new HttpError('not-found');
  });
  app.onError((error, c) => {
    const answer = sendError(error);
    const page = findErrorPage(c.req.raw, answer.status);
    const response = page === null ? answer : c.redirect(page, 303);
    const path = formatLogPath(c.req.path);
    if (error instanceof HttpError && error.problem !== 'not-found') {
      const { problem, fields } = error;
      const names = fields.map(({ name }) => name).join(' ');
      log('info', 'refused', { requestId: c.get('requestId'), path, problem, fields: names });
    }
    if (answer.status < 500 || error instanceof HttpError) return response;
    const requestId = c.get('requestId');
    // A client that disconnects during a request is not a server error.
    if (isCutOff(c.env?.incoming)) log('info', 'cut-off', { requestId, path });
    else log('error', 'failure', { requestId, path, stack: error.stack ?? String(error) });
    return response;
  });
  return app;
}
