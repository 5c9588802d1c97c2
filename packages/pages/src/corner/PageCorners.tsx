import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
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

/** Whether the window is wide; null until the page is hydrated, which corners do not hold up. */
function useIsWide(): boolean | null {
  const [isWide, setIsWide] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(wideWindow);
    const show = () => startTransition(() => setIsWide(query.matches));
    show();
    query.addEventListener('change', show);
    return () => query.removeEventListener('change', show);
  }, []);
  return isWide;
}

/**
 * What stands in the corners of a page once it is hydrated: help where the route is flagged for it, and in a wide window
 * reading aids where the deployment offers them. The server's HTML has neither.
 */
export function PageCorners() {
  const site = usePageSite();
  const isWide = useIsWide();
  const hasHelp = useMatches().some(
    ({ handle }) => isPageHandle(handle) && (handle.row.flags ?? []).includes('help'),
  );
  if (isWide === null) return null;
  return (
    <Suspense fallback={null}>
      {hasHelp ? <HelpCorner /> : null}
      {isWide && site.hasEyeAssist ? <EyeAssistCorner /> : null}
    </Suspense>
  );
}
