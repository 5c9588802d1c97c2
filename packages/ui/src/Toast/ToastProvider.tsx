import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createToasts, type ToastControl, type ToastOptions, type Toasts } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';
import type { ShownToast } from './toastTypes.ts';

/** Props of `ToastProvider`; its options are read once. */
export type ToastProviderProps = ToastOptions & {
  /** What `createToasts` made, which has options of its own. @default toasts of its own */
  toasts?: Toasts;
  /** The tree that shows toasts. */
  children: ReactNode;
};

const ToastContext = createContext<ToastControl | null>(null);
const none: readonly ShownToast[] = [];
const getNone = () => none;

/** Shows the toasts asked for through `useToast`, also above an open dialog; what speaks them stands in the server's HTML. */
export function ToastProvider({ toasts: given, children, ...options }: ToastProviderProps) {
  const [own] = useState(() => createToasts(options));
  const toasts = given ?? own;
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getShown, getNone);
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
