/** What is stored: a name for display, when the session ends, and the chosen mode. */
type StorageKey = 'auth.name' | 'auth.end' | 'auth.mode';

/** Where a value is stored: beyond the browser session, or only during it. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Uses the browser's storage; does nothing if it is missing, forbidden or full. */
function withStorage<Result>(area: StorageArea, work: (storage: Storage) => Result): Result | null {
  try {
    return work(globalThis[area]);
  } catch {
    return null;
  }
}

/** The stored value of a key; null if there is none, or it can't be read. */
export const findStored = (area: StorageArea, key: StorageKey): unknown =>
  withStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);

/** Stores a value under a key; null deletes it. */
export function store(area: StorageArea, key: StorageKey, value: unknown): void {
  withStorage(area, (storage) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
  );
}
