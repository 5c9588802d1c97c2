import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';
import { usePageSite } from '../PageSite.tsx';
import { isPageHandle } from '../page.ts';

const HelpCorner = lazy(async () => {
  const corner = await import('./HelpCorner.tsx');
  return { default: corner.HelpCorner };
});
const EyeAssistCorner = lazy(async () => {
  const corner = await import('./EyeAssistCorner.tsx');
  return { default: corner.EyeAssistCorner };
});

const wideWindow = '(width > 1024px)';

function subscribeToWidth(tell: () => void): () => void {
  const query = matchMedia(wideWindow);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

const subscribeToNothing = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/**
 * What stands in the corners of a page once it is hydrated: help where the route is flagged for it, and in a wide window
 * reading aids where the deployment offers them. The server's HTML has neither.
 */
export function PageCorners() {
  const site = usePageSite();
  const isHydrated = useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(wideWindow).matches, isFalse);
  const hasHelp = useMatches().some(
    ({ handle }) => isPageHandle(handle) && (handle.row.flags ?? []).includes('help'),
  );
  if (!isHydrated) return null;
  return (
    <Suspense fallback={null}>
      {hasHelp ? <HelpCorner /> : null}
      {isWide && site.hasEyeAssist ? <EyeAssistCorner /> : null}
    </Suspense>
  );
}
