import { ApiError, isUnanswered } from '@sewa/api/errors';

/** Longest pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

const waiting = new Set<(isPressed: boolean) => void>();

/** Tries everything that waits for a connection again at once. */
export function retryNow(): void {
  for (const stop of [...waiting]) stop(true);
}

/** Waits until the browser is online again, somebody wants to try at once (true), or the pause is over. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (isPressed: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', resume);
      waiting.delete(stop);
      resolve(isPressed);
    };
    const resume = () => stop(false);
    const timer = setTimeout(resume, milliseconds);
    window.addEventListener('online', resume);
    signal.addEventListener('abort', resume);
    waiting.add(stop);
  });
}

/** Whether a call may succeed later as it is. */
const isPassing = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 429);

const findPause = (error: unknown, attempts: number): number =>
  error instanceof ApiError && error.retryAfter !== null
    ? error.retryAfter * 1_000
    : Math.min(1_000 * 2 ** attempts, MAX_PAUSE_MS);

/**
 * Sends a call until the server answers it: at once, when the connection is back, and after pauses that grow. Throws what the server
 * refused, and the reason of an abort.
 */
export async function sendUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (isWaiting: boolean) => void },
): Promise<Answer> {
  let isPressed = false;
  for (let attempts = 0; ; attempts += 1) {
    let milliseconds = MAX_PAUSE_MS;
    signal.throwIfAborted();
    if (navigator.onLine || isPressed) {
      onWaiting(false);
      try {
        return await send();
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw error;
        milliseconds = findPause(error, attempts);
      }
    }
    onWaiting(true);
    isPressed = await pause(milliseconds, signal);
  }
}
