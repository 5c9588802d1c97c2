import { ApiError } from './ApiError.ts';
import { catalogue } from './catalogue.ts';

/** Whether an error says that no answer came, or only that the server failed: what was asked for may be asked for again. */
export const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  (error.status === 0 || error.status >= 500);

/** The sentence a person reads of a call that did not succeed: R003 without an answer, what the server says of a refusal, else R002. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError && isUnanswered(error)) return catalogue.R003;
  return (error instanceof ApiError && error.message) || catalogue.R002;
}
