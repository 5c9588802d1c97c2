import { isHealthCheck } from './isHealthCheck.ts';
import type { Before } from './listen.ts';
import * as messages from './messages.ts';

/** How long a request waits for the process to start, in milliseconds. */
const HOLD_MS = 30_000;

/** Requests that arrive before the process is ready. */
export interface Held {
  readonly before: Before;
  /** Lets those that wait, and all later ones, pass. */
  readonly release: () => void;
}

/**
 * Lets requests wait until the process is ready, so that a proxy never sees one fail because of a restart. Health checks, and
 * requests that have waited for half a minute, get 503.
 */
export function holdRequests(): Held {
  const waiting = new Set<() => void>();
  let isReady = false;
  return {
    before(request, response, next) {
      if (isReady) return next();
      const refuse = () => {
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
        response.end(messages.serviceStarting);
      };
      if (isHealthCheck(request.url)) return refuse();
      const end = () => {
        clearTimeout(timer);
        waiting.delete(pass);
      };
      const pass = () => {
        end();
        next();
      };
      const timer = setTimeout(() => {
        end();
        refuse();
      }, HOLD_MS);
      waiting.add(pass);
      response.once('close', end);
    },
    release() {
      isReady = true;
      for (const pass of [...waiting]) pass();
    },
  };
}
