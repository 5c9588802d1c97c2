import type { ChatStorage } from './Chat.ts';

/** A value in the storage under one name, which other tabs may change as well. */
export interface SavedRecord<Value> {
  /** What is saved; null if nothing is, or it cannot be read. */
  read(): Value | null;
  /** Saves what is made of what is saved now; null deletes it. Returns whether it is saved. */
  update(change: (saved: Value | null) => Value | null): boolean;
}

/** Uses the value of a name in the storage; `isValid` rejects what another version saved. */
export function savedRecord<Value>(
  getStorage: () => ChatStorage | null,
  name: string,
  isValid: (value: unknown) => value is Value,
): SavedRecord<Value> {
  const read = (): Value | null => {
    try {
      const value: unknown = JSON.parse(getStorage()?.getItem(name) ?? 'null');
      return isValid(value) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    update(change) {
      const storage = getStorage();
      if (!storage) return false;
      const value = change(read());
      try {
        if (value === null) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(value));
        return true;
      } catch {
        // Full or forbidden.
        return false;
      }
    },
  };
}

/** The browser's storage; null on a server, and where site data is blocked. */
export function findLocalStorage(): ChatStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
