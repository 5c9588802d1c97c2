import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';

/** Reads what is behind a link; one that doesn't work any more has a page that says so. */
export async function loadLink({ params, preload }: PageRequest): Promise<number> {
  try {
    await preload('getPaymentLink', { secret: params.id ?? '' });
    return 200;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return error.status;
  }
}
