import { type MouseEvent, useEffect, useLayoutEffect } from 'react';
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
import type { ToastClock } from './createToasts.ts';
import * as styles from './Toast.css.ts';
import type { ShownToast, ToastType } from './toastTypes.ts';
import { useSwipe } from './useSwipe.ts';

/** Props of `Toast`. */
export interface ToastProps {
  /** What it says. */
  toast: ShownToast;
  /** Runs its time and takes it away. */
  toasts: ToastClock;
  /** Whether its time stands still. */
  isPaused: boolean;
  /** Speaks it. */
  say: (toast: ShownToast) => void;
  /** Called when one of its buttons takes it away. */
  onDismiss: (id: string, event: MouseEvent<HTMLElement>) => void;
}

const marks: Partial<Record<ToastType, string>> = {
  Success: circleCheckPath,
  Warning: triangleAlertPath,
  Error: circleXPath,
};

/** One toast. */
export function Toast({ toast, toasts, isPaused, say, onDismiss }: ToastProps) {
  const messages = useMessages({ dismiss: english.dismiss, repeated: english.repeated });
  const { id, type, message, action, count, isLeaving } = toast;
  useLayoutEffect(() => (isPaused ? undefined : toasts.run(toast)), [isPaused, toasts, toast]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is spoken when it comes, and each time it comes again
  useEffect(() => say(toast), [message, count, type]);
  return (
    <li
      {...useSwipe(() => toasts.dismiss(id))}
      data-type={type}
      data-leaving={isLeaving && !isPaused ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
      className={styles.toast}
    >
      <span className={styles.mark}>
        <Drawing path={marks[type] ?? infoPath} />
      </span>
      <span className={styles.message}>{message}</span>
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
              action.onAction();
              onDismiss(id, event);
            }}
          >
            {action.label}
          </Button>
        )}
        <Button
          variant="quiet"
          data-dismiss=""
          aria-label={`${messages.dismiss}: ${message}`}
          onClick={(event) => onDismiss(id, event)}
        >
          <Drawing path={xPath} size="s" />
        </Button>
      </span>
    </li>
  );
}
