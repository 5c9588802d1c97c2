/** How long an event waits for others, in milliseconds. */
const DELAY_MS = 2_000;
/** How many events a call takes. */
const MAX = 20;

/** Sends a batch; what fails is lost. */
export type SendEvents<Event> = (events: Event[]) => Promise<unknown>;

/** Events that wait to be sent together. */
export interface EventQueue<Event> {
  add(event: Event): void;
  /** Forgets what was not sent. */
  close(): void;
}

/** Collects events, and sends them after two seconds, when there are twenty, or when the page is hidden or left. */
export function createEventQueue<Event>(send: SendEvents<Event>): EventQueue<Event> {
  const waiting: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) void send(waiting.splice(0)).catch(() => undefined);
  };
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  // Either may be the last that a page hears.
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushIfHidden);
  return {
    add(event) {
      waiting.push(event);
      if (waiting.length >= MAX) flush();
      else timer ??= setTimeout(flush, DELAY_MS);
    },
    close() {
      waiting.length = 0;
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
    },
  };
}
