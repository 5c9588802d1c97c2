import { useCallback, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import { useDataContext } from './DataProvider.tsx';

/** Acting for another corporate, in hand. */
export interface SwitchCorporate {
  /** Switches; throws nothing. The page is to be left then: what it still waits for is given up. */
  switchTo: (corporateId: string) => Promise<void>;
  /** Id of the corporate that is being switched to, or null. */
  switching: string | null;
  /** Why the last attempt did not succeed, or null; nothing has changed then. */
  error: ApiError | null;
}

/** Acts for another corporate from a button; `onSwitched` tells the other tabs and goes on with a new page. */
export function useSwitchCorporate(onSwitched: () => void): SwitchCorporate {
  const { client, leave } = useDataContext();
  const [switching, setSwitching] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const switchTo = useCallback(
    async (corporateId: string) => {
      setSwitching(corporateId);
      setError(null);
      try {
        await client.switchCorporate({ body: { corporateId } });
        leave();
        onSwitched();
      } catch (reason) {
        setError(
          reason instanceof ApiError ? reason : new ApiError({ code: 'R003', status: 0, cause: reason }),
        );
        setSwitching(null);
      }
    },
    [client, leave, onSwitched],
  );
  return { switchTo, switching, error };
}
