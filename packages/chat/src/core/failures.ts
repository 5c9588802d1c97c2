/** What a failed call says; other errors, such as one of an aborted call, say nothing. */
interface Failure {
  readonly name?: string;
  readonly status?: number;
  readonly retryAfter?: number | null;
}

const read = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** Whether a call was rejected for good: repeating it would not help. */
export function isRefused(error: unknown): boolean {
  const { status = 0 } = read(error);
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

/** Whether nobody is logged in. */
export const isUnauthenticated = (error: unknown): boolean => read(error).status === 401;

/** Whether nobody, or nobody who may do this, is logged in. */
export const isShutOut = (error: unknown): boolean => [401, 403].includes(read(error).status ?? 0);

/** Whether there was no answer, or none in time. */
export const isUnanswered = (error: unknown): boolean => {
  const { name, status } = read(error);
  return status === 0 || name === 'TimeoutError';
};

/** Milliseconds the server asked to wait; 0 if it did not. */
export const askedToWait = (error: unknown): number => (read(error).retryAfter ?? 0) * 1_000;

const [SHORTEST, LONGEST] = [250, 25_000];

/** Whether the browser says that there is no network. It may be wrong. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Milliseconds until the next attempt: random, so that clients don't come back all at once, up to a bound that doubles. Without a
 * network, an attempt is only in case the browser is wrong.
 */
export function backOff(attempt: number, error?: unknown): number {
  if (isOffline()) return LONGEST;
  const wait = Math.random() * Math.min(LONGEST, 1_000 * 2 ** attempt);
  return Math.max(SHORTEST, wait, askedToWait(error));
}
