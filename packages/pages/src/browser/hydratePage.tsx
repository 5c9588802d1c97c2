import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError } from '../reporting/reportError.ts';
import { watchFields } from './watchFields.ts';

interface HydratePageOptions {
  /** False where the page the server sent shows other answers than the tree: then it is drawn anew. */
  readonly isAsRendered: boolean;
  /** Called once, when all of the page works and is drawn. */
  readonly onHydrated: () => void;
}

interface HydrationProps {
  readonly onRendered: () => void;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

function Hydration({ onRendered, onHydrated, children }: HydrationProps) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(() => {
    // What shows itself only once it works has been drawn by then.
    requestAnimationFrame(() => setTimeout(onHydrated));
  }, [onHydrated]);
  return children;
}

/**
 * Makes what the server sent work, a few milliseconds at a time, so that the page answers meanwhile. Whoever presses something before
 * it works has React hydrate it at once. Where something else has changed the page (a translator, a password manager, iOS that
 * links numbers), React renders it anew: what was typed is carried over, and it's no error of ours.
 */
export function hydratePage(
  root: Element,
  tree: ReactNode,
  { isAsRendered, onHydrated }: HydratePageOptions,
): void {
  const fields = watchFields();
  // Not while React renders: what a field hears then, it forgets.
  const carryOver = () => queueMicrotask(fields.carryOver);
  const handleHydrated = () => {
    fields.stop();
    onHydrated();
  };
  const handleError = (error: unknown) => {
    carryOver();
    if (!window.sewaEarly?.isChanged) reportError(error);
  };
  const hydrated = (
    <Hydration onRendered={carryOver} onHydrated={handleHydrated}>
      {tree}
    </Hydration>
  );
  startTransition(() => {
    if (isAsRendered) hydrateRoot(root, hydrated, { onRecoverableError: handleError });
    else createRoot(root).render(hydrated);
  });
}
