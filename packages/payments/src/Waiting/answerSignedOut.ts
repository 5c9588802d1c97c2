import { ApiError } from '@sewa/api/errors';

/** The status of a page whose data only its owner may read, for who is signed out: the page then says to log in. Rethrows the rest. */
export function answerSignedOut(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  return error.status;
}
