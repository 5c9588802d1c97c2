import { ApiError } from '@sewa/api/errors';
import { provePath } from '@sewa/paths';
import { redirectDocument } from 'react-router-dom';

/** Leads somebody to their fresh proof when the API refused because it is missing; any other error is thrown on. */
export function leaveUnproven(error: unknown, purpose: Parameters<typeof provePath>[0]): never {
  if (error instanceof ApiError && error.status === 403) throw redirectDocument(provePath(purpose), 303);
  throw error;
}
