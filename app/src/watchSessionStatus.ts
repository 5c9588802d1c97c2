import { isUnanswered } from '@sewa/api/errors';
import type { Session } from '@sewa/auth';
import type { Guard } from '@sewa/pages';

/** What has to be told to whoever finds out how somebody stands while the server cannot tell. */
export interface SessionStatusWatch {
  /** Takes every call that failed: one without an answer, or with a failure of the server, lets control be asked. */
  readonly noteFailure: (error: { readonly status: number }) => void;
  /** Keeps somebody signed in where they are while nobody can tell who they are; the page comes when it is known. */
  readonly untilKnown: Guard;
}

/** Milliseconds before control is asked again by itself; each wait is twice the one before, a minute at most. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;
/** Milliseconds a page waits for control before it is asked whether the server is there at all. */
const TIMEOUT = 10_000;

/** Whether somebody seems to be signed in and the server cannot tell. */
const cannotTell = ({ isAuthenticated, isKnown }: ReturnType<Session['getSnapshot']>): boolean =>
  isAuthenticated && !isKnown;

/** Settles when it is known who is there, and at once when the navigation is given up. */
function untilKnown(session: Session, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const stop = session.subscribe(() => {
      if (!cannotTell(session.getSnapshot())) end();
    });
    signal.addEventListener('abort', end);
    if (signal.aborted || !cannotTell(session.getSnapshot())) end();
  });
}

/** Asks again and again while the server cannot tell: by itself, when there is a connection again, and when the tab is looked at. */
function requestRepeatedly(session: Session, ask: () => Promise<unknown>): void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const requestAgain = async () => {
    clearTimeout(timer);
    await ask();
    if (!cannotTell(session.getSnapshot())) return;
    wait = Math.min(wait * 2, LONGEST_WAIT);
    timer = setTimeout(requestAgain, wait);
  };
  session.subscribe(() => {
    clearTimeout(timer);
    wait = FIRST_WAIT;
    if (cannotTell(session.getSnapshot())) timer = setTimeout(requestAgain, wait);
  });
  const requestIfUnknown = () => {
    if (cannotTell(session.getSnapshot())) void requestAgain();
  };
  addEventListener('online', requestIfUnknown);
  document.addEventListener('visibilitychange', () => document.hidden || requestIfUnknown());
  addEventListener('offline', () => {
    if (session.getSnapshot().isAuthenticated) void ask();
  });
}

/** Finds out how somebody stands whose server cannot tell now: nobody is logged out, and no page is lost on the way. */
export function watchSessionStatus(session: Session): SessionStatusWatch {
  let asking: ReturnType<Session['control']> | null = null;
  const ask = () => {
    asking ??= session.control().finally(() => {
      asking = null;
    });
    return asking;
  };
  requestRepeatedly(session, ask);
  return {
    noteFailure(error) {
      const { isAuthenticated, isKnown } = session.getSnapshot();
      // While it is not known, it is asked again and again already.
      if (isUnanswered(error) && isAuthenticated && isKnown) void ask();
    },
    async untilKnown({ row, preload, request: { signal } }) {
      if (!row?.guard?.isSignedInOnly || !session.getSnapshot().isAuthenticated) return;
      const impatience = setTimeout(ask, TIMEOUT);
      try {
        await preload('control', {});
      } catch (error) {
        // What is refused is for the guards: they lead to log-in.
        if (!isUnanswered(error)) return;
        if ((await ask()) === 'unknown') await untilKnown(session, signal);
      } finally {
        clearTimeout(impatience);
      }
    },
  };
}
