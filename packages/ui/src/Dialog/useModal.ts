import { type RefObject, useLayoutEffect } from 'react';
import { openModal } from '../modals/openModals.ts';
import { lockScroll } from '../modals/scrollLock.ts';

/** Opens a `<dialog>` as a modal while `isShown`, chooses its first focus and closes it in every way out. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isShown: boolean,
  chooseFocus: (dialog: HTMLDialogElement) => HTMLElement | null | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first focus is chosen once, when the dialog opens
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || element === null) return;
    const opener = document.activeElement;
    const unlockScroll = lockScroll();
    element.showModal();
    const closeModal = openModal(element);
    chooseFocus(element)?.focus();
    return () => {
      closeModal();
      element.close();
      unlockScroll();
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [isShown]);
}
