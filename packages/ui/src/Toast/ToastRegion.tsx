import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { findTopModal, subscribeToModals } from '../modals/openModals.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { Toasts } from './createToasts.ts';
import { ToastList } from './ToastList.tsx';
import type { ShownToast, ToastType } from './toastTypes.ts';

const SPOKEN_TIME = 3000;

/**
 * The two live regions, which stand in the page before any toast, and the list of toasts. All of it is carried into the open
 * modal dialog, outside of which everything is inert, and home again before React looks for it there.
 */
export function ToastRegion({ shown, toasts }: { shown: readonly ShownToast[]; toasts: Toasts }) {
  const home = useRef<HTMLDivElement>(null);
  const carrier = useRef<HTMLDivElement>(null);
  const modal = useSyncExternalStore(subscribeToModals, findTopModal, () => undefined);
  useLayoutEffect(() => {
    const element = carrier.current;
    if (!modal || !element) return;
    const carry = (place: Element | null) => {
      place?.append(element);
      element.querySelector<HTMLElement>('[popover]')?.showPopover();
    };
    const place = home.current;
    carry(modal);
    return () => carry(place);
  }, [modal]);
  const say = useCallback((type: ToastType, words: string) => {
    const isUrgent = type === 'Error' || type === 'Warning';
    const sentence = document.createElement('p');
    sentence.append(words);
    carrier.current?.children[isUrgent ? 1 : 0]?.append(sentence);
    setTimeout(() => sentence.remove(), SPOKEN_TIME);
  }, []);
  return (
    <div ref={home}>
      <div ref={carrier}>
        <output className={visuallyHidden} />
        <div role="alert" className={visuallyHidden} />
        {shown.length > 0 && (
          <ToastList shown={shown} toasts={toasts} say={say} isUnderModal={modal !== undefined} />
        )}
      </div>
    </div>
  );
}
