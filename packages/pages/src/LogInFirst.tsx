import { useWrite } from '@sewa/api/swr';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type LogInRequest, useLogInService } from './LogInService.tsx';

/**
 * Asks a visitor to log in above their page, once what they want to do waits for it. Resolves to whether they have; rejects if the
 * server refuses what they want, or can't be reached. Never settles when log-in leaves the page.
 */
export type AskToLogIn = (request: LogInRequest) => Promise<boolean>;

const Context = createContext<AskToLogIn | null>(null);

/** Lets everything below ask a visitor to log in; what asks them stands above the page, and is gone when they move on. */
export function LogInFirst({ children }: { readonly children: ReactNode }) {
  const load = useLogInService();
  const [sheet, setSheet] = useState<ReactNode>(null);
  const end = useRef<(isLoggedIn: boolean) => void>(() => undefined);
  const { write } = useWrite('startPendingAction');
  const { key } = useLocation();
  const ask = useCallback(
    async (request: LogInRequest) => {
      end.current(false);
      const { pendingAction } = request;
      if (pendingAction) await write({ body: pendingAction });
      return new Promise<boolean>((resolve, reject) => {
        const onEnd = (isLoggedIn: boolean) => {
          setSheet(null);
          resolve(isLoggedIn);
        };
        end.current = onEnd;
        load?.({ request, onEnd }).then((loaded) => end.current === onEnd && setSheet(loaded), reject);
      });
    },
    [load, write],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: who moves on to another page gives up
  useEffect(() => () => end.current(false), [key]);
  return (
    <Context value={load && ask}>
      {children}
      {sheet}
    </Context>
  );
}

/** Asks a visitor to log in above their page; null where only the pages of log-in do, as without script. */
export const useLogInFirst = (): AskToLogIn | null => use(Context);
