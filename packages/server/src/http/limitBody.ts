import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RefusedError } from './RefusedError.ts';

/** Largest body of a call, in bytes, unless its route says otherwise. */
const MAX_BODY_BYTES = 64 * 1024;

/** Refuses bodies that are larger, also when they do not say their length. */
export const limitBody = (maxSize = MAX_BODY_BYTES): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new RefusedError('too-large', {
        fields: [{ name: 'body', reason: `is larger than ${maxSize} bytes` }],
      });
    },
  });
