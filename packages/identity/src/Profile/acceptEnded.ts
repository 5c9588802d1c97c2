import { ApiError } from '@sewa/api/errors';

/** Waits for a session to be ended; false when it had ended by itself, or in another tab: what was wanted is so. */
export async function acceptEnded(ending: Promise<unknown>): Promise<boolean> {
  try {
    await ending;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
