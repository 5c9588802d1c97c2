import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { findTopModal, subscribeToModals } from '../modals/openModals.ts';

/** Carries an element into the open modal dialog, outside of which everything is inert, and back home before React looks for it there. */
export function useAboveModals(
  carrier: RefObject<HTMLElement | null>,
  home: RefObject<HTMLElement | null>,
): void {
  const modal = useSyncExternalStore(subscribeToModals, findTopModal, () => undefined);
  useLayoutEffect(() => {
    const element = carrier.current;
    const place = home.current;
    if (element === null || place === null || modal === undefined) return;
    modal.append(element);
    return () => place.append(element);
  }, [carrier, home, modal]);
}
