import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import {
  circleCheckPath,
  circleXPath,
  infoPath,
  triangleAlertPath,
  xPath,
} from '../Icon/generated/iconPaths.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Toast.css.ts';
import { displayTime, type ShownToast, type ToastType } from './toastTypes.ts';
import { useCountdown } from './useCountdown.ts';
import { usePageHidden } from './usePageHidden.ts';

const fadeTime = 500;
const marks: Record<ToastType, string> = {
  Info: infoPath,
  Success: circleCheckPath,
  Warning: triangleAlertPath,
  Error: circleXPath,
  Primary: infoPath,
  Secondary: infoPath,
};

/** One toast: counts down while nobody looks at it, fades and asks to be taken away. */
export function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: string) => void }) {
  const { messages } = useUi();
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isHidden = usePageHidden();
  const isPaused = isHeld || isHidden;
  useCountdown(displayTime(toast), isPaused, toast.count, () => setLeaving(true));
  const isGoing = isLeaving && !isHeld;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => onDismiss(toast.id), fadeTime);
    return () => clearTimeout(timer);
  }, [isGoing, onDismiss, toast.id]);
  const dismiss = () => onDismiss(toast.id);
  return (
    <li
      data-type={toast.type}
      data-leaving={isGoing ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span data-type={toast.type} className={styles.mark}>
        <Drawing path={marks[toast.type]} />
      </span>
      <span className={styles.message}>{toast.message}</span>
      {toast.count > 1 && (
        <span className={styles.count}>
          <span aria-hidden="true">×{toast.count}</span>
          <span className={visuallyHidden}>{messages.repeated(toast.count)}</span>
        </span>
      )}
      <span className={styles.buttons}>
        {toast.action !== undefined && (
          <Button
            look="quiet"
            size="s"
            onClick={() => {
              toast.action?.onAction();
              dismiss();
            }}
          >
            {toast.action.label}
          </Button>
        )}
        <Button look="quiet" aria-label={`${messages.dismiss}: ${toast.message}`} onClick={dismiss}>
          <Drawing path={xPath} size="s" />
        </Button>
      </span>
    </li>
  );
}
