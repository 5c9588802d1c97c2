import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FindLimits } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Rejects bodies above their call's limit, with or without a content length. */
export const limitBody =
  (findLimits: FindLimits): MiddlewareHandler<ServerEnvironment> =>
  (c, next) => {
    const maxSize = findLimits(c).bodyBytes;
    const onError = () => {
      throw new HttpError('too-large', {
        fields: [{ name: 'body', reason: `is larger than ${maxSize} bytes` }],
      });
    };
    return bodyLimit({ maxSize, onError })(c, next);
  };
