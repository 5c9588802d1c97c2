import { useEffect, useRef, useState } from 'react';

/** One suggestion of a `SearchBox`. */
export interface SearchBoxOption {
  /** What it stands for; no two of a list have the same. */
  value: string;
  /** What is read, and what the box shows once it is chosen. */
  label: string;
  /** Says more about it. */
  detail?: string;
  /** Stands at the end of its line, such as a number. */
  end?: string;
}

/** Suggestions of one kind. */
export interface SearchBoxGroup {
  /** Names the kind. */
  label: string;
  options: readonly SearchBoxOption[];
}

/** Finds suggestions for a text. */
export type Suggest = (text: string) => Promise<readonly SearchBoxGroup[]>;

/** The suggestions that are shown. */
export interface Suggestions {
  readonly groups: readonly SearchBoxGroup[];
  /** How many there are, once nothing has changed for a while; null before. */
  readonly saidCount: number | null;
  /** Asks for those of a text, at once or once nothing more is typed. */
  readonly ask: (text: string, delayMs?: number) => void;
  /** Takes them away, together with those that were asked for. */
  readonly close: () => void;
}

/** How long the suggestions stand before their number is said, in milliseconds. */
const SAY_AFTER_MS = 600;

const nothing: readonly SearchBoxGroup[] = [];

/** Asks for suggestions; an answer that comes after another question is dropped, and a failure suggests nothing. */
export function useSuggestions(suggest: Suggest): Suggestions {
  const [groups, setGroups] = useState(nothing);
  const [saidCount, setSaidCount] = useState<number | null>(null);
  const asked = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(waiting.current);
    asked.current += 1;
    return asked.current;
  };
  const close = () => {
    stop();
    setGroups(nothing);
  };
  const ask = (text: string, delayMs = 0) => {
    const question = stop();
    if (text === '') return close();
    waiting.current = setTimeout(async () => {
      const found = await suggest(text).catch(() => nothing);
      if (question === asked.current) setGroups(found.filter(({ options }) => options.length > 0));
    }, delayMs);
  };
  useEffect(() => {
    setSaidCount(null);
    const count = groups.reduce((sum, { options }) => sum + options.length, 0);
    if (count === 0) return;
    const timer = setTimeout(() => setSaidCount(count), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [groups]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      asked.current += 1;
    },
    [],
  );
  return { groups, saidCount, ask, close };
}
