import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { usePageSite } from '../PageSite.tsx';
import { usePageFlags } from '../usePageFlags.ts';

const HelpCorner = lazy(async () => {
  const corner = await import('./HelpCorner.tsx');
  return { default: corner.HelpCorner };
});
const EyeAssistCorner = lazy(async () => {
  const corner = await import('./EyeAssistCorner.tsx');
  return { default: corner.EyeAssistCorner };
});

/** Windows with room for reading aids, and those in which a help bubble stands beside the page; others have help in their header. */
const windows = { readingAids: '(width > 1024px)', help: '(width >= 1536px)' } as const;

/** Whether the window is that wide; false until the page is hydrated, which corners do not hold up. */
function useIsWide(wide: string): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const query = matchMedia(wide);
    const show = () => startTransition(() => setIsWide(query.matches));
    show();
    query.addEventListener('change', show);
    return () => query.removeEventListener('change', show);
  }, [wide]);
  return isWide;
}

/**
 * What stands in the corners of a page in a wide window once it is hydrated: help where the route is flagged for it, and reading aids
 * where the deployment offers them. The server's HTML has neither.
 */
export function PageCorners() {
  const site = usePageSite();
  const hasRoomForAids = useIsWide(windows.readingAids);
  const hasRoomForHelp = useIsWide(windows.help);
  const hasHelp = usePageFlags().includes('help');
  return (
    <Suspense fallback={null}>
      {hasHelp && hasRoomForHelp ? <HelpCorner /> : null}
      {hasRoomForAids && site.hasEyeAssist ? <EyeAssistCorner /> : null}
    </Suspense>
  );
}
