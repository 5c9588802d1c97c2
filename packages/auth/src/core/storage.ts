/** What is kept: a name for display, until when somebody is signed in, and the mode that was chosen. */
type StorageKey = 'auth.name' | 'auth.end' | 'auth.mode';

/** Where a value is kept: beyond the browser's session, or as long as it. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Does something with the browser's storage; where it is missing, forbidden or full, nothing. */
function withStorage<Result>(area: StorageArea, work: (storage: Storage) => Result): Result | null {
  try {
    return work(globalThis[area]);
  } catch {
    return null;
  }
}

/** The value kept under a key, as whoever kept it wrote it; null where there is none that can be read. */
export const findStored = (area: StorageArea, key: StorageKey): unknown =>
  withStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);

/** Keeps a value under a key; null forgets it. */
export function store(area: StorageArea, key: StorageKey, value: unknown): void {
  withStorage(area, (storage) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
  );
}
