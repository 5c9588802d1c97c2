import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Most bytes that are read of a body nobody asked for. */
const MAX_BYTES = 1024 * 1024;
/** Most milliseconds that are waited for them. */
const MAX_MS = 2_000;

/** Reads on to the end of a request; false when that is too far away, or too slow in coming. */
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
      // Whoever began to read and gave up holds the stream back.
      else incoming.resume();
    };
    const timer = setTimeout(stop, MAX_MS);
    incoming.on('data', count).on('end', stop).on('error', stop).on('close', stop);
    incoming.resume();
  });
}

/**
 * Reads what an answer left unread of its request, since the next request on the connection stands behind it; where that
 * would be too much, the answer says that the connection ends with it, so that nobody sends another one there.
 */
export const drainBody = (): MiddlewareHandler<ServerEnvironment> => async (c, next) => {
  await next();
  const incoming: unknown = c.env?.incoming;
  if (c.env?.isInternal || !(incoming instanceof IncomingMessage) || incoming.complete) return;
  if (!(await drain(incoming))) c.res.headers.set('connection', 'close');
};
