import { useEffect } from 'react';

const PAUSE_MS = 300;

/**
 * Puts a path into the address bar once it has not changed for a moment, in place of the current history entry: nothing is loaded,
 * and going back leaves the page. Null leaves the address as it is.
 */
export function useReplacedQuery(path: string | null): void {
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, '', path), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path]);
}
