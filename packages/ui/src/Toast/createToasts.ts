import { displayTime, type ShownToast, type ToastRequest, textOf } from './toastTypes.ts';

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

/** Options of toasts. */
export interface ToastOptions {
  /** How many toasts are shown at a time; one more if all of these stay and the next one passes by itself. @default 5 */
  limit?: number | undefined;
  /** What happens to a toast that does not fit: it waits, replaces the oldest, or is not shown. Twenty wait; then the oldest of them goes. @default 'queue' */
  overflow?: ToastOverflow | undefined;
}

/** Toasts that a `ToastProvider` shows and anything may ask for. */
export type Toasts = ToastControl & {
  /** Those on show, oldest first: a new list after each change. */
  getShown: () => readonly ShownToast[];
  /** Calls back whenever they change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Lets the time of a toast run, to its fading and then to its end; returns how to stop it. */
  run: (toast: ShownToast) => (() => void) | undefined;
};

const FADE_TIME = 500;
const MOST_WAITING = 20;

/** Keeps toasts for a `ToastProvider`, so that what is not a component can show some; nothing here costs more the more there are. */
export function createToasts({ limit = 5, overflow = 'queue' }: ToastOptions = {}): Toasts {
  const waiting = new Map<string, ShownToast>();
  const listeners = new Set<() => void>();
  let shown: readonly ShownToast[] = [];
  let made = 0;
  const change = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const replace = (toast: ShownToast) =>
    change(shown.map((other) => (other.id === toast.id ? toast : other)));
  const find = (id: string) => shown.find((toast) => toast.id === id) ?? waiting.get(id);
  /** Whether there is a place: those that pass by themselves need not wait for those that stay. */
  const fits = ({ left }: ShownToast) =>
    shown.length < limit ||
    (left < Infinity && shown.length === limit && shown.every((toast) => toast.left === Infinity));
  const makeId = ({ type, message, description }: ToastRequest) => {
    const [words, more] = [textOf(message), textOf(description)];
    made += 1;
    return words === undefined || more === undefined ? `toast ${made}` : type + words + more;
  };

  const show = (request: ToastRequest) => {
    const { message, id = makeId(request) } = request;
    const known = find(id);
    const count = known && known.message === message ? known.count + 1 : 1;
    const toast: ShownToast = { ...request, id, count, left: displayTime(request) };
    let gone: ShownToast | undefined;
    if (known && !waiting.has(id)) replace(toast);
    else if (fits(toast)) {
      waiting.delete(id);
      change([...shown, toast]);
    } else if (overflow === 'evict') {
      [gone] = shown;
      change([...shown.slice(1), toast]);
    } else if (overflow === 'queue') {
      waiting.set(id, toast);
      const [oldest] = waiting.values();
      if (oldest && waiting.size > MOST_WAITING) {
        waiting.delete(oldest.id);
        gone = oldest;
      }
    } else gone = toast;
    gone?.onDismiss?.();
    return id;
  };
  const dismiss = (id: string) => {
    const gone = find(id);
    if (!waiting.delete(id)) {
      shown = shown.filter((toast) => toast.id !== id);
      const next = [...waiting.values()].find(fits);
      if (next) waiting.delete(next.id);
      change(next ? [...shown, next] : shown);
    }
    gone?.onDismiss?.();
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
  return {
    show,
    dismiss,
    has: (id) => find(id) !== undefined,
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
  };
}
