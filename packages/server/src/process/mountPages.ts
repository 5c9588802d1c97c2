import { isReading } from '../http/findLimits.ts';
import { formatLogPath } from '../http/formatLogPath.ts';
import { isForPrograms } from '../http/isForPrograms.ts';
import type { Log } from '../http/log.ts';
import type { ServerApp, ServerEnvironment } from '../http/ServerEnvironment.ts';
import { sendError } from '../http/sendError.ts';
import type { Fetch } from './listen.ts';
import type { FindStoredPage } from './sendStoredPages.ts';

/** The pages as the process needs them. */
export interface ProcessPages {
  readonly respond: (request: Request, environment: unknown, requestId: string) => Promise<Response>;
  /** Left out where nothing is stored, as in development. */
  readonly findStored?: FindStoredPage;
  readonly cache: { clear(): void; markStale(grace?: number): void };
}

/** Answers every path that no route has by the pages; whoever sent a form too often gets the page, which changes nothing. */
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

/** Answers what pages ask in the name of their visitor: as any call, but that a form which is refused changes nothing. */
export const makePagesApi =
  (server: ServerApp): Fetch =>
  (request, given) => {
    const environment = given as ServerEnvironment['Bindings'] | undefined;
    if (environment?.rejection && !isReading(request.method)) return sendError(environment.rejection);
    return server.fetch(request, { ...environment, isInternal: true });
  };
