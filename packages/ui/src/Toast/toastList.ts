import type { ShownToast, ToastRequest } from './toastTypes.ts';

/** Adds a toast, or counts up the one that says the same already. */
export function withToast(shown: ShownToast[], request: ToastRequest, id: string): ShownToast[] {
  const isSame = (toast: ShownToast) => toast.message === request.message && toast.type === request.type;
  const known = shown.find(isSame);
  if (known === undefined) return [...shown, { ...request, id, count: 1 }];
  return shown.map((toast) =>
    toast === known ? { ...request, id: toast.id, count: toast.count + 1 } : toast,
  );
}

/** Takes a toast away. */
export function withoutToast(shown: ShownToast[], id: string): ShownToast[] {
  return shown.filter((toast) => toast.id !== id);
}
