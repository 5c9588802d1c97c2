import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { getHistoryEntry } from './historyEntries.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * State that belongs to the history entry: going back restores it before paint; a new visit starts with `initial`. Values must
 * survive JSON.
 */
export function useHistoryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const first = useRef(initial);
  const value = useSyncExternalStore(
    subscribe,
    () => {
      const { state } = getHistoryEntry(key);
      return state.has(name) ? (state.get(name) as Value) : first.current;
    },
    () => first.current,
  );
  const setValue = useCallback(
    (next: Value) => {
      getHistoryEntry(key).state.set(name, next);
      for (const listener of listeners) listener();
    },
    [key, name],
  );
  return [value, setValue];
}
