import { ApiError } from '@sewa/api/errors';
import { useSessionStore } from '@sewa/auth/react';
import { useToast } from '@sewa/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from './messages.ts';

/** Milliseconds until somebody who could not be read is asked for again. */
const RETRY_MS = 10_000;

/** Whether the server refused the person, as opposed to not being able to tell. */
const isUserRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && ![408, 429].includes(error.status);

/**
 * What to do when somebody signed in cannot be read. A refusal, once control has said that they are signed in, is a problem
 * to be shown; anything else is said in passing and tried again, and nobody is logged out.
 */
export function useUserTrouble(error: unknown, retry: () => void): ApiError | null {
  const session = useSessionStore();
  const { show } = useToast();
  const [isControlled, setControlled] = useState(false);
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    // The token is for display only: the server says whether its session is still open, and prolongs it.
    void session.control().then((outcome) => setControlled(outcome === 'signedIn'));
  }, [session]);
  const isRejected = isUserRejected(error);
  useEffect(() => {
    if (!error || isRejected) return;
    show({ type: 'Warning', message: messages.accountUnavailable });
    const timer = setTimeout(() => again.current(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [error, isRejected, show]);
  return isRejected && isControlled ? error : null;
}
