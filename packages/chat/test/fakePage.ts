import { vi } from 'vitest';

/** A page in Node: `window` and `document` that only send events. */
export function stubPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
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

/** The locks of a browser, for its tabs in one process. */
export function stubLocks(): void {
  const held = new Map<string, Promise<void>>();
  const request = (name: string, work: () => Promise<void>): Promise<void> => {
    const turn = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}
