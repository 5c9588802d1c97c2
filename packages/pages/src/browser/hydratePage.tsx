import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError } from '../reporting/reportError.ts';

interface HydratePageOptions {
  /** False where the page the server sent shows other answers than the tree: then it is drawn anew. */
  readonly isAsRendered: boolean;
  /** Called once, when all of the page works and is drawn. */
  readonly onHydrated: () => void;
}

interface HydrationProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

function Hydration({ onHydrated, children }: HydrationProps) {
  useEffect(() => {
    // What shows itself only once it works has been drawn by then.
    requestAnimationFrame(() => setTimeout(onHydrated));
  }, [onHydrated]);
  return children;
}

/**
 * Makes what the server sent work, a few milliseconds at a time, so that the page answers meanwhile. Whoever presses something before
 * it works has React hydrate it at once.
 */
export function hydratePage(
  root: Element,
  tree: ReactNode,
  { isAsRendered, onHydrated }: HydratePageOptions,
): void {
  const hydrated = <Hydration onHydrated={onHydrated}>{tree}</Hydration>;
  startTransition(() => {
    if (isAsRendered) hydrateRoot(root, hydrated, { onRecoverableError: (error) => reportError(error) });
    else createRoot(root).render(hydrated);
  });
}
