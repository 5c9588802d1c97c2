import {
  type FocusEvent,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import type { Toasts } from './createToasts.ts';
import { list, region } from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ShownToast, ToastType } from './toastTypes.ts';

/** Props of `ToastList`. */
export interface ToastListProps {
  /** The toasts, oldest first. */
  shown: readonly ShownToast[];
  /** Runs their time and takes them away. */
  toasts: Toasts;
  /** Speaks a toast of a type. */
  say: (type: ToastType, words: string) => void;
  /** Whether a modal dialog is open; no time passes meanwhile. */
  isUnderModal: boolean;
}

function watchTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The toasts above everything; their time stands still while somebody looks at them, or at another tab or a dialog. */
export function ToastList({ shown, toasts, say, isUnderModal }: ToastListProps) {
  const messages = useMessages({ notifications: english.notifications });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(watchTab, () => document.hidden);
  const section = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => section.current?.showPopover(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that goes takes the focus with it, without a word
  useEffect(() => setFocused(section.current?.contains(document.activeElement) === true), [shown]);
  const arrive = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = (id: string, { currentTarget, detail }: UIEvent<HTMLElement>) => {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    if (!detail && neighbour) neighbour.querySelector<HTMLElement>('[data-dismiss]')?.focus();
    else cameFrom.current?.focus();
    toasts.dismiss(id);
  };
  return (
    <section
      ref={section}
      popover="manual"
      aria-label={messages.notifications}
      className={region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={arrive}
      onBlur={() => setFocused(false)}
    >
      <ol className={list}>
        {shown.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            toasts={toasts}
            say={say}
            isPaused={isHovered || isFocused || isHidden || isUnderModal}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </section>
  );
}
