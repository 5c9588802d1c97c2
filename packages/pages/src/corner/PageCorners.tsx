import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePageSite } from '../PageSite.tsx';

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

/**
 * What stands in the corners of a page once it is taken over: in a wide window reading aids, where the deployment offers
 * them. The server's HTML has none of it.
 */
export function PageCorners() {
  const site = usePageSite();
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wideWindow).matches,
    () => false,
  );
  if (!isWide || !site.hasEyeAssist) return null;
  return (
    <Suspense fallback={null}>
      <EyeAssistCorner />
    </Suspense>
  );
}
