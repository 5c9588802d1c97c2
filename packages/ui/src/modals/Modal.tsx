import { useLayoutEffect, useRef } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import './Modal.css.ts';
import { openModal } from './openModals.ts';

/** What everything that stands above the page takes. */
export type ModalProps = Omit<NativeProps<'dialog'>, 'open' | 'title' | 'ref'> & {
  /** Whether it stands above the page. */
  isOpen: boolean;
  /** Asks to be opened or closed: by Escape, a press outside or one of its buttons. */
  onOpenChange: (change: { value: boolean }) => void;
};

interface OwnProps {
  className: string;
  firstFocus: string;
  isAnswerNeeded?: boolean;
}

/** A modal `<dialog>` that asks its owner before it closes: by Escape, unless that ends a composition, and by a press that starts and ends on the backdrop. */
export function Modal({
  isOpen,
  onOpenChange,
  firstFocus,
  isAnswerNeeded,
  children,
  ...rest
}: ModalProps & OwnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const close = () => onOpenChange({ value: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first focus is chosen once, when it opens
  useLayoutEffect(() => {
    return isOpen && dialog.current ? openModal(dialog.current, firstFocus) : undefined;
  }, [isOpen]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      onPointerDown={({ button, target }) => {
        pressed.current = button === 0 ? target : null;
      }}
      onPointerUp={({ target }) => {
        if (target === dialog.current && target === pressed.current && !isAnswerNeeded) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.nativeEvent.isComposing) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={({ target }) => {
        // The event comes a task later: by then the owner may have opened it again.
        if (target === dialog.current && isOpen && !dialog.current.open) close();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}
