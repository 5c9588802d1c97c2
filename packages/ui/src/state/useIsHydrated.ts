import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
