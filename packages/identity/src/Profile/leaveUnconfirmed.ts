import { ApiError } from '@sewa/api/errors';
import { stepUpPath } from '@sewa/paths';
import { redirectDocument } from 'react-router-dom';

/** Leads somebody to their fresh proof when the API refused because it is missing; any other error is thrown on. */
export function leaveUnconfirmed(error: unknown, purpose: Parameters<typeof stepUpPath>[0]): never {
  if (error instanceof ApiError && error.status === 403) throw redirectDocument(stepUpPath(purpose), 303);
  throw error;
}
