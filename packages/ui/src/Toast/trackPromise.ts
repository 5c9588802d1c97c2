import type { ReactNode } from 'react';
import type { ToastControl } from './createToasts.ts';
import type { ToastType } from './toastTypes.ts';

/** Sentences of a toast that follows a promise. */
export interface TrackedMessages<Value> {
  /** While it is pending. */
  loading: ReactNode;
  /** Once it is fulfilled. */
  success: (value: Value) => ReactNode;
  /** Once it is rejected. */
  error: (reason: unknown) => ReactNode;
}

let tracked = 0;

/** Shows one toast that follows a promise to its end, unless it was dismissed before; answers the promise. */
export function trackPromise<Value>(
  { show, has }: ToastControl,
  promise: Promise<Value>,
  { loading, success, error }: TrackedMessages<Value>,
): Promise<Value> {
  tracked += 1;
  const id = show({ id: `promise ${tracked}`, type: 'Info', message: loading, time: Infinity });
  const settle = (type: ToastType, message: ReactNode) => has(id) && show({ id, type, message });
  promise.then(
    (value) => settle('Success', success(value)),
    (reason) => settle('Error', error(reason)),
  );
  return promise;
}
