import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

/** What a live region says: a text that has changed, once it has not changed for a second; at first nothing. */
export function useSpoken(text: string): string {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === first && spoken === '') return undefined;
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return spoken;
}
