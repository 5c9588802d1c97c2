import { createContext, type ReactNode, use, useState } from 'react';
import { createToasts, type ToastControl, type ToastOverflow } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';
import type { ShownToast } from './toastTypes.ts';

/** Props of `ToastProvider`; the first two are read once. */
export interface ToastProviderProps {
  /** How many toasts are shown at a time. @default 5 */
  limit?: number;
  /** What happens to a toast that does not fit: it waits, replaces the oldest, or is not shown. @default 'queue' */
  overflow?: ToastOverflow;
  /** The tree that shows toasts. */
  children: ReactNode;
}

const ToastContext = createContext<ToastControl | null>(null);

/** Shows the toasts asked for through `useToast`, also above an open dialog; what speaks them stands in the server's HTML. */
export function ToastProvider({ limit = 5, overflow = 'queue', children }: ToastProviderProps) {
  const [shown, showAll] = useState<ShownToast[]>([]);
  const [toasts] = useState(() => createToasts(showAll, limit, overflow));
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion shown={shown} toasts={toasts} />
    </ToastContext>
  );
}

/** Shows short news; throws outside a `ToastProvider`. */
export function useToast(): ToastControl {
  const control = use(ToastContext);
  if (control === null) {
    throw new Error('useToast found nowhere to show a toast. Put ToastProvider around the page.');
  }
  return control;
}
