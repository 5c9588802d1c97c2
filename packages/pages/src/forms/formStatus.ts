import { ApiError, isUnanswered } from '@sewa/api/errors';
import { data } from 'react-router-dom';

/** Statuses with a page of their own: signed out, not allowed, not found. */
const pageStatuses: readonly number[] = [401, 403, 404];

/** Whether an error has a page of its own, so that no form says it. */
export const isForPage = (error: unknown): boolean =>
  error instanceof ApiError && pageStatuses.includes(error.status);

/** Throws an error that a form can't say: a mistake of ours, or a status with a page of its own. */
export function requireFormError(
  error: unknown,
  ownPages: readonly number[] = pageStatuses,
): asserts error is ApiError {
  if (!(error instanceof ApiError) || ownPages.includes(error.status)) throw error;
}

/** Answers a form with what it shows of an error: 503 without an answer, else the status of the API. */
export const rejectWith = <Result>(error: ApiError, result: Result) =>
  data(result, { status: isUnanswered(error) ? 503 : error.status });
