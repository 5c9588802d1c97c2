import { useEffect, useState } from 'react';

const KEY = 'sewa.seen-homes';
const MAX = 500;

function readSeen(): string[] {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The homes that were opened on the map in this tab, and a way to add one. */
export function useSeenHomes(): readonly [seen: readonly string[], note: (id: string) => void] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => setSeen(readSeen()), []);
  const note = (id: string) => {
    const all = [...new Set([...readSeen(), id])].slice(-MAX);
    setSeen(all);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without room or permission it's known for as long as the page is open.
    }
  };
  return [seen, note];
}
