import { vi } from 'vitest';

/** A page in Node: `window` and `document` that only send events. */
export function stubPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  // Without locks each page holds a stream of its own.
  vi.stubGlobal('navigator', {});
  return {
    send: (name: string): boolean => view.dispatchEvent(new Event(name)),
    setHidden(isHidden: boolean): void {
      page.hidden = isHidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** What another tab changed in the storage. */
    tellStorage: (key: string): boolean => view.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

/** The locks and channels of a browser, for its tabs in one process. */
export function stubBrowser(): void {
  const held = new Map<string, Promise<void>>();
  const request = (
    name: string,
    ...[options, work]: [() => Promise<void>] | [{ signal: AbortSignal }, () => Promise<void>]
  ): Promise<void> => {
    const run = typeof options === 'function' ? options : work;
    const signal = typeof options === 'function' ? null : options.signal;
    const turn = (held.get(name) ?? Promise.resolve()).then(() => (signal?.aborted ? undefined : run?.()));
    held.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const open = new Set<EventTarget & { name: string }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        open.add(this);
      }
      postMessage(data: unknown): void {
        for (const other of open)
          if (other !== this && other.name === this.name)
            queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
      }
      close(): void {
        open.delete(this);
      }
    },
  );
}
