import { type SyntheticEvent, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';
import type { OpenChange, OpenReason } from '../state/OpenChange.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import './Modal.css.ts';
import { type OpenedModal, openModal } from './openModals.ts';

/** What everything that stands above the page takes. */
export type ModalProps = Omit<NativeProps<'dialog'>, 'open' | 'title'> & {
  /** Whether it stands above the page. */
  isOpen: boolean;
  /** Asks to be closed, and says by what; it stays open as long as `isOpen` is true. */
  onOpenChange: (change: OpenChange) => void;
};

interface OwnProps {
  className: string;
  firstFocus: string;
  isAnswerNeeded?: boolean;
}

/** What a press outside closes before it closes the dialog below. */
const above = ':popover-open:is([popover="auto"], [role="listbox"], :has([role="listbox"]))';

/** A modal `<dialog>` that asks its owner before it closes: by Escape, unless that ends a composition, and by a press that starts and ends on the backdrop. */
export function Modal({
  isOpen,
  onOpenChange,
  firstFocus,
  isAnswerNeeded,
  ref,
  children,
  ...rest
}: ModalProps & OwnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef<OpenedModal>(null);
  const pressed = useRef<EventTarget>(null);
  const isAsked = useRef(false);
  const [losses, countLoss] = useReducer((count: number) => count + 1, 0);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  const close = (reason: OpenReason, { nativeEvent: event }: SyntheticEvent) =>
    onOpenChange({ isOpen: false, reason, event });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first focus is chosen once, when it opens
  useLayoutEffect(() => {
    if (!isOpen || !dialog.current) return undefined;
    opened.current = openModal(dialog.current, firstFocus);
    return opened.current.close;
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the browser closed it, if its owner wants it open
  useLayoutEffect(() => {
    if (isOpen) opened.current?.reopen();
  }, [losses]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      onPointerDown={({ button, target }) => {
        pressed.current = button === 0 && !document.querySelector(above) ? target : null;
      }}
      onPointerUp={(event) => {
        const { target } = event;
        if (target === dialog.current && target === pressed.current && !isAnswerNeeded)
          close('outside', event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.nativeEvent.isComposing) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        // Of several Escapes in a row, browsers let only the first be prevented.
        isAsked.current = !event.cancelable;
        close('escape', event);
      }}
      onClose={(event) => {
        // The event comes a task later: by then the owner may have opened it again.
        if (event.target !== dialog.current || !isOpen || dialog.current.open) return;
        if (!isAsked.current) close('close', event);
        isAsked.current = false;
        countLoss();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}
