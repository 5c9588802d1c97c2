import { displayTime, type ShownToast, type ToastRequest } from './toastTypes.ts';

/** What happens to a toast that does not fit: it waits, replaces the oldest, or is not shown. */
export const toastOverflows = ['queue', 'evict', 'drop'] as const;

/** What happens to a toast for which there is no room. */
export type ToastOverflow = (typeof toastOverflows)[number];

/** What `useToast` gives. */
export interface ToastControl {
  /** Shows a toast and answers its id; the same message and type again only counts up. */
  show: (request: ToastRequest) => string;
  /** Dismisses a toast. */
  dismiss: (id: string) => void;
  /** Whether a toast is shown or queued. */
  has: (id: string) => boolean;
}

/** What the region of toasts needs besides. */
export type ToastClock = ToastControl & {
  /** Lets the time of a toast run, to its fading and then to its end; returns how to stop it. */
  run: (toast: ShownToast) => (() => void) | undefined;
};

const FADE_TIME = 500;

/** Keeps at most `limit` toasts on show and hands them to `show` whenever they change; nothing here costs more the more there are. */
export function createToasts(
  showAll: (shown: ShownToast[]) => void,
  limit: number,
  overflow: ToastOverflow,
): ToastClock {
  const waiting = new Map<string, ShownToast>();
  let shown: ShownToast[] = [];
  const change = (next: ShownToast[]) => {
    shown = next;
    showAll(next);
  };
  const replace = (toast: ShownToast) =>
    change(shown.map((other) => (other.id === toast.id ? toast : other)));
  const find = (id: string) => shown.find((toast) => toast.id === id) ?? waiting.get(id);

  const show = (request: ToastRequest) => {
    const { message, id = request.type + message } = request;
    const known = find(id);
    const count = known?.message === message ? known.count + 1 : 1;
    const toast: ShownToast = { ...request, id, count, left: displayTime(request) };
    if (known && !waiting.has(id)) replace(toast);
    else if (shown.length < limit) change([...shown, toast]);
    else if (overflow === 'evict') change([...shown.slice(1), toast]);
    else if (overflow === 'queue') waiting.set(id, toast);
    return id;
  };
  const dismiss = (id: string) => {
    if (waiting.delete(id)) return;
    const rest = shown.filter((toast) => toast.id !== id);
    const [next] = waiting.values();
    if (next && rest.length < limit) {
      waiting.delete(next.id);
      rest.push(next);
    }
    change(rest);
  };
  const run = (toast: ShownToast) => {
    if (toast.left === Infinity) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      if (toast.isLeaving) dismiss(toast.id);
      else replace({ ...toast, isLeaving: true, left: FADE_TIME });
    }, toast.left);
    return () => {
      clearTimeout(timer);
      toast.left -= performance.now() - startedAt;
    };
  };
  return { show, dismiss, has: (id) => find(id) !== undefined, run };
}
