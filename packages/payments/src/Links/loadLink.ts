import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';

/** Reads what is behind a link; one that doesn't work any more has a page that says so. */
export async function loadLink({ params, preload }: PageRequest): Promise<void> {
  await preload('getPaymentLink', { secret: params.id ?? '' }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}
