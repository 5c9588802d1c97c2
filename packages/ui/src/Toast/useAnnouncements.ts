import { useCallback, useEffect, useRef, useState } from 'react';

/** Sentences that stand in one live region. */
export type Announcement = { id: number; sentence: string };

const announcedTime = 3000;

/** Sentences for a live region: each is taken out again once it was spoken, so that nobody reads it twice. */
export function useAnnouncements(): [Announcement[], (sentence: string) => void] {
  const [spoken, setSpoken] = useState<Announcement[]>([]);
  const nextId = useRef(0);
  const say = useCallback((sentence: string) => {
    nextId.current += 1;
    const id = nextId.current;
    setSpoken((current) => [...current, { id, sentence }]);
  }, []);
  useEffect(() => {
    if (spoken.length === 0) return;
    const timer = setTimeout(() => setSpoken([]), announcedTime);
    return () => clearTimeout(timer);
  }, [spoken]);
  return [spoken, say];
}
