import { type FocusEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import type { ToastClock } from './createToasts.ts';
import { list, region } from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ShownToast } from './toastTypes.ts';

/** Props of `ToastList`. */
export interface ToastListProps {
  /** The toasts, oldest first. */
  shown: ShownToast[];
  /** Runs their time and takes them away. */
  toasts: ToastClock;
  /** Speaks a toast. */
  say: (toast: ShownToast) => void;
  /** Whether a modal dialog is open; no time passes meanwhile. */
  isUnderModal: boolean;
}

function watchTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const reveal = (popover: HTMLElement | null) => popover?.showPopover();

/** The toasts above everything; their time stands still while somebody looks at them, or at another tab or a dialog. */
export function ToastList({ shown, toasts, say, isUnderModal }: ToastListProps) {
  const messages = useMessages({ notifications: english.notifications });
  const [isDelayed, setOwn] = useState(false);
  const isHidden = useSyncExternalStore(watchTab, () => document.hidden);
  const cameFrom = useRef<HTMLElement>(null);
  const arrive = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setOwn(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = (id: string, { currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    if (!detail && neighbour) neighbour.querySelector<HTMLElement>('[data-dismiss]')?.focus();
    else {
      currentTarget.blur();
      cameFrom.current?.focus();
    }
    toasts.dismiss(id);
  };
  return (
    <section
      ref={reveal}
      popover="manual"
      aria-label={messages.notifications}
      className={region}
      onPointerEnter={() => setOwn(true)}
      onPointerLeave={() => setOwn(false)}
      onFocus={arrive}
      onBlur={() => setOwn(false)}
    >
      <ol className={list}>
        {shown.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            toasts={toasts}
            say={say}
            isPaused={isDelayed || isHidden || isUnderModal}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </section>
  );
}
