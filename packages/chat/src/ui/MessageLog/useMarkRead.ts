import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

interface Reading {
  /** Whether the end of the messages is in view. */
  isAtEnd: boolean;
  /** Number of the last message that is not one's own. */
  lastOther: number;
  /** Number up to which the user has read. */
  readNumber: number;
  markRead: (number: number) => Promise<void>;
}

/** Marks messages as read once their end is in view in a tab that is looked at. */
export function useMarkRead({ isAtEnd, lastOther, readNumber, markRead }: Reading): void {
  const marked = useRef(0);
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!isAtEnd || !isVisible || lastOther <= Math.max(readNumber, marked.current)) return;
    marked.current = lastOther;
    // The chat tries again by itself.
    markRead(lastOther).catch(() => {});
  }, [isAtEnd, isVisible, lastOther, readNumber, markRead]);
}
