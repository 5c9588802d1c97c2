import { ApiError } from './ApiError.ts';
import { catalogue } from './catalogue.ts';

/** Whether there was no answer, or the server failed: the call can be tried again. */
export const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  (error.status === 0 || error.status >= 500);

/** The sentence people read about a failed call: R003 without an answer, the server's message if it was rejected, else R002. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError && isUnanswered(error)) return catalogue.R003;
  return (error instanceof ApiError && error.message) || catalogue.R002;
}
