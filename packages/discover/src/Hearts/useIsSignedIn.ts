import { useSyncExternalStore } from 'react';

const displayToken = /(?:^|; )(?:\w+-)?accessToken=[^;]/;

const watchNothing = () => () => undefined;

/** Whether the display token says that somebody is signed in; false on the server and while a page is taken over. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => displayToken.test(document.cookie),
    () => false,
  );
}
