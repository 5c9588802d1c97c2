/** What pages need of a browser's storage. */
export type TabStorage = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

const values = new Map<string, string>();

const pageStorage: TabStorage = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
};

/** The storage of this tab; where the browser blocks or lacks it, one that lasts as long as the page. */
export function getTabStorage(): TabStorage {
  try {
    return globalThis.sessionStorage ?? pageStorage;
  } catch {
    return pageStorage;
  }
}
