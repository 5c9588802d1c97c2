import { type UIEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import {
  circleCheckPath,
  circleXPath,
  infoPath,
  triangleAlertPath,
  xPath,
} from '../Icon/generated/iconPaths.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import type { Toasts } from './createToasts.ts';
import * as styles from './Toast.css.ts';
import type { ShownToast, ToastType } from './toastTypes.ts';
import { useSwipe } from './useSwipe.ts';

/** Props of `Toast`. */
export interface ToastProps {
  /** What it says. */
  toast: ShownToast;
  /** Runs its time and takes it away. */
  toasts: Toasts;
  /** Whether its time stands still. */
  isPaused: boolean;
  /** Speaks it. */
  say: (type: ToastType, words: string) => void;
  /** Called when one of its buttons, or Escape, takes it away. */
  onDismiss: (id: string, event: UIEvent<HTMLElement>) => void;
}

const marks: Partial<Record<ToastType, string>> = {
  Success: circleCheckPath,
  Warning: triangleAlertPath,
  Error: circleXPath,
};

/** One toast. */
export function Toast({ toast, toasts, isPaused, say, onDismiss }: ToastProps) {
  const messages = useMessages({ dismiss: english.dismiss, repeated: english.repeated });
  const { id, type, message, description, action, count, isLeaving } = toast;
  const ownId = useId();
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isPaused ? undefined : toasts.run(toast)), [isPaused, toasts, toast]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is spoken when it comes, and each time it comes again
  useEffect(() => {
    say(type, [...(text.current?.children ?? [])].map(({ textContent }) => textContent).join(' '));
  }, [message, description, count, type]);
  return (
    <li
      {...useSwipe(() => toasts.dismiss(id))}
      data-type={type}
      data-leaving={isLeaving && !isPaused ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
      className={styles.toast}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // A dialog around would close as well.
        event.preventDefault();
        onDismiss(id, event);
      }}
    >
      <span className={styles.mark}>
        <Drawing path={marks[type] ?? infoPath} />
      </span>
      <div ref={text} className={styles.message}>
        <div id={`${ownId}-message`}>{message}</div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {count > 1 && (
        <span role="img" aria-label={messages.repeated(count)} className={styles.count}>
          {`×${count}`}
        </span>
      )}
      <span className={styles.buttons}>
        {action && (
          <Button
            variant="quiet"
            size="s"
            onClick={(event) => {
              action.onAction(event);
              if (!event.defaultPrevented) onDismiss(id, event);
            }}
          >
            {action.label}
          </Button>
        )}
        <Button
          variant="quiet"
          id={`${ownId}-dismiss`}
          data-dismiss=""
          aria-label={`${messages.dismiss}:`}
          aria-labelledby={`${ownId}-dismiss ${ownId}-message`}
          onClick={(event) => onDismiss(id, event)}
        >
          <Drawing path={xPath} size="s" />
        </Button>
      </span>
    </li>
  );
}
