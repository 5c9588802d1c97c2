import { useSessionStore } from '@sewa/auth/react';
import { forgetHistoryEntries, forgetTyped } from '@sewa/pages';
import { homePath } from '@sewa/paths';
import { useCallback, useState } from 'react';

/** How somebody is logged out. */
interface LogOutOptions {
  /** Loads the same page anew instead of going home. @default false */
  readonly stay?: boolean;
}

/** Log-out in hand. */
export interface LogOut {
  /** Ends the session everywhere and goes home in a new document, so that nothing of the person is left on the page. */
  readonly logOut: (options?: LogOutOptions) => Promise<void>;
  readonly isEnding: boolean;
  /** True when the last attempt did not succeed: the person is still signed in. */
  readonly hasFailed: boolean;
}

/** Ends the session from a button. */
export function useLogOut(): LogOut {
  const session = useSessionStore();
  const [state, setState] = useState<'idle' | 'ending' | 'failed'>('idle');
  const logOut = useCallback(
    async ({ stay = false }: LogOutOptions = {}) => {
      setState('ending');
      try {
        await session.logOut();
        forgetHistoryEntries();
        forgetTyped();
        if (stay) location.reload();
        else location.assign(homePath());
      } catch {
        setState('failed');
      }
    },
    [session],
  );
  return { logOut, isEnding: state === 'ending', hasFailed: state === 'failed' };
}
