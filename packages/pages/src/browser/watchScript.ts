import { createPath, type DataRouteMatch, type Location } from 'react-router-dom';
import { noteScriptError, setLeaveForRoute } from '../missingScript.ts';
import { getTabStorage } from '../tabStorage.ts';
import { mayReload } from './newVersion.ts';

interface NavigatingRouter {
  readonly state: {
    readonly navigation: {
      readonly state: string;
      readonly location: Location | undefined;
      readonly matches: readonly DataRouteMatch[] | undefined;
    };
  };
}

/**
 * Gets a page from the server when somebody goes there and its script cannot be loaded: a newer build may have taken it away.
 * What is loaded ahead, or in place of something that works without it, is worth no page with what was typed on it, whatever is
 * under way meanwhile.
 */
export function watchScript(
  router: NavigatingRouter,
  assign: (path: string) => void = (path) => location.assign(path),
): void {
  let assigned: Location | null = null;
  window.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) noteScriptError(event.payload);
  });
  setLeaveForRoute((routeId) => {
    const { state, location: target, matches = [] } = router.state.navigation;
    if (state !== 'loading' || !target || !matches.some(({ route }) => route.id === routeId)) return false;
    // The parts of a page fail one after another.
    if (target === assigned) return true;
    if (!mayReload(getTabStorage(), Date.now())) return false;
    assigned = target;
    assign(createPath(target));
    return true;
  });
}
