import { answerError } from './errors.ts';
import { sendJson } from './sendJson.ts';

/** Makes the response of an error. */
export function sendError(error: unknown): Response {
  const { status, answer, retryAfter } = answerError(error);
  return sendJson(JSON.stringify(answer), {
    status,
    headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
  });
}
