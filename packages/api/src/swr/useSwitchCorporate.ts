import { useCallback, useState } from 'react';
import { useDataContext } from './DataProvider.tsx';

/** Acting for another corporate, in hand. */
export interface SwitchCorporate {
  /** Switches; throws nothing. The page is to be left then: what it still waits for is given up. */
  switchTo: (corporateId: string) => Promise<void>;
  /** Id of the corporate that is being switched to, or null. */
  switching: string | null;
  /** True when the last attempt did not succeed: nothing has changed. */
  hasFailed: boolean;
}

/** Acts for another corporate from a button; `onSwitched` tells the other tabs and goes on with a new page. */
export function useSwitchCorporate(onSwitched: () => void): SwitchCorporate {
  const { client, leave } = useDataContext();
  const [switching, setSwitching] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const switchTo = useCallback(
    async (corporateId: string) => {
      setSwitching(corporateId);
      setFailed(false);
      try {
        await client.switchCorporate({ body: { corporateId } });
        leave();
        onSwitched();
      } catch {
        setFailed(true);
        setSwitching(null);
      }
    },
    [client, leave, onSwitched],
  );
  return { switchTo, switching, hasFailed };
}
