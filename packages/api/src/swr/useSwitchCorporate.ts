import { useCallback, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import { useDataContext } from './DataProvider.tsx';

/** State of a switch to another corporate. */
export interface SwitchCorporate {
  /** Switches to a corporate; never throws. Open calls are aborted, because the page is left afterwards. */
  switchTo: (corporateId: string) => Promise<void>;
  /** Id of the corporate being switched to, or null. */
  switching: string | null;
  /** Why the last attempt failed, or null. */
  error: ApiError | null;
}

/** Switches to another corporate; `onSwitched` notifies other tabs and loads a new page. */
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
