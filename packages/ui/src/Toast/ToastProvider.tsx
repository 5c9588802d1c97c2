import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useInBrowser } from '../Dialog/useInBrowser.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { withoutToast, withToast } from './toastList.ts';
import { isUrgent, type ShownToast, type ToastRequest } from './toastTypes.ts';
import { useAnnouncements } from './useAnnouncements.ts';

/** What `useToast` gives. */
export type ToastControl = {
  /** Shows a toast; the same message and type again only counts up. */
  show: (request: ToastRequest) => void;
};

const ToastContext = createContext<ToastControl | null>(null);

/**
 * Shows the toasts asked for through `useToast`, also above an open dialog. Toasts need script: the server's HTML holds
 * nothing of them, and what speaks them is there before the first.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser();
  const [shown, setShown] = useState<ShownToast[]>([]);
  const [polite, sayPolitely] = useAnnouncements();
  const [assertive, sayAtOnce] = useAnnouncements();
  const nextId = useRef(0);
  const show = useCallback(
    (request: ToastRequest) => {
      nextId.current += 1;
      const id = String(nextId.current);
      setShown((current) => withToast(current, request, id));
      (isUrgent(request.type) ? sayAtOnce : sayPolitely)(request.message);
    },
    [sayAtOnce, sayPolitely],
  );
  const dismiss = useCallback((id: string) => setShown((current) => withoutToast(current, id)), []);
  const control = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={control}>
      {children}
      {isInBrowser && (
        <ToastRegion polite={polite} assertive={assertive} isEmpty={shown.length === 0}>
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </ToastRegion>
      )}
    </ToastContext>
  );
}

/** Shows short news; throws outside a `ToastProvider`. */
export function useToast(): ToastControl {
  const control = use(ToastContext);
  if (control === null) {
    throw new Error(
      'useToast found no ToastProvider above it, so a toast could not be shown. Put ToastProvider around the page.',
    );
  }
  return control;
}
