import type { TabStorage } from './tabStorage.ts';

interface Entry {
  scroll: number;
  readonly state: Map<string, unknown>;
}

const storageKey = 'sewa:history';
const LIMIT = 50;
const entries = new Map<string, Entry>();

/** The state of one history entry, created on first use; the oldest beyond fifty are dropped. */
export function getHistoryEntry(key: string): Entry {
  const found = entries.get(key);
  if (found) return found;
  const entry: Entry = { scroll: 0, state: new Map() };
  entries.set(key, entry);
  for (const oldest of entries.keys()) {
    if (entries.size <= LIMIT) break;
    entries.delete(oldest);
  }
  return entry;
}

/** Forgets everything, so that the next person in this tab finds nothing of the last one. */
export function forgetHistoryEntries(): void {
  entries.clear();
}

/** Saves the states to the tab's session storage, so that they survive a reload or a visit to another site. */
export function saveHistoryEntries(storage: TabStorage): void {
  const rows = [...entries].map(([key, entry]) => [key, entry.scroll, [...entry.state]]);
  try {
    storage.setItem(storageKey, JSON.stringify(rows));
  } catch {
    storage.removeItem(storageKey);
  }
}

/** Reads back what `saveHistoryEntries` wrote; anything unreadable is dropped. */
export function loadHistoryEntries(storage: TabStorage): void {
  const text = storage.getItem(storageKey);
  if (!text) return;
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return;
    for (const row of rows as [string, number, [string, unknown][]][]) {
      const entry = getHistoryEntry(String(row[0]));
      entry.scroll = Number(row[1]) || 0;
      for (const [name, value] of row[2]) entry.state.set(name, value);
    }
  } catch {
    storage.removeItem(storageKey);
  }
}
