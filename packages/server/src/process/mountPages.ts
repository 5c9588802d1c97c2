import { isReading } from '../platform/http/findLimits.ts';
import { formatLogPath } from '../platform/http/formatLogPath.ts';
import { isForPrograms } from '../platform/http/isForPrograms.ts';
import type { Log } from '../platform/http/log.ts';
import type { ServerApp, ServerEnvironment } from '../platform/http/ServerEnvironment.ts';
import { sendError } from '../platform/http/sendError.ts';
import type { Fetch } from './listen.ts';
import type { FindStoredPage } from './sendStoredPages.ts';

/** The pages, as the process uses them. */
export interface ProcessPages {
  readonly respond: (request: Request, environment: unknown, requestId: string) => Promise<Response>;
  /** Omitted if nothing is cached, as in development. */
  readonly findStored?: FindStoredPage;
  readonly cache: { clear(): void; markStale(grace?: number): void };
}

/** Renders a page for every other path. A rate limited form post gets the page too, but changes nothing. */
export function mountPages(server: ServerApp, pages: Pick<ProcessPages, 'respond'>, log: Log): void {
  server.all('*', (c) => {
    const { path, raw } = c.req;
    if (isForPrograms(path)) return c.notFound();
    const [requestId, rejection] = [c.get('requestId'), c.get('rejection')];
    if (rejection)
      log('info', 'refused', { requestId, path: formatLogPath(path), problem: rejection.problem });
    return pages.respond(raw, rejection ? { ...c.env, rejection } : c.env, requestId);
  });
}

/** The in-process API for pages. After a rejected form post, it rejects writes. */
export const makePagesApi =
  (server: ServerApp): Fetch =>
  (request, given) => {
    const environment = given as ServerEnvironment['Bindings'] | undefined;
    if (environment?.rejection && !isReading(request.method)) return sendError(environment.rejection);
    return server.fetch(request, { ...environment, isInternal: true });
  };
