import { useEffect, useState } from 'react';

/** Counts seconds down to 0 once the page has its script; null before, where nothing counts. */
export function useSecondsLeft(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
