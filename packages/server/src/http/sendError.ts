import { answerError } from './errors.ts';
import { sendJson } from './sendJson.ts';

/** Sends what an error is answered with. */
export function sendError(error: unknown): Response {
  const { status, answer, retryAfter } = answerError(error);
  return sendJson(JSON.stringify(answer), {
    status,
    headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
  });
}
