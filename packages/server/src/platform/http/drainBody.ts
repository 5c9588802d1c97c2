import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Maximum bytes to read of an unread body. */
const MAX_BYTES = 1024 * 1024;
/** Maximum time to read them, in milliseconds. */
const MAX_MS = 2_000;

/** Reads a request to its end; false if it is too long or too slow. */
function drain(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const stop = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', stop).off('error', stop).off('close', stop);
      resolve(incoming.complete);
    };
    const count = (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MAX_BYTES) stop();
      // A reader that stopped early has paused the stream.
      else incoming.resume();
    };
    const timer = setTimeout(stop, MAX_MS);
    incoming.on('data', count).on('end', stop).on('error', stop).on('close', stop);
    incoming.resume();
  });
}

/**
 * Drains the request body that the handler left unread, because the next request on the connection comes after it. If it is too
 * long, the response closes the connection.
 */
export const drainBody = (): MiddlewareHandler<ServerEnvironment> => async (c, next) => {
  await next();
  const incoming: unknown = c.env?.incoming;
  if (c.env?.isInternal || !(incoming instanceof IncomingMessage) || incoming.complete) return;
  if (!(await drain(incoming))) c.res.headers.set('connection', 'close');
};
