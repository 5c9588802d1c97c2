import { useHistoryState } from '@sewa/pages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The text of the search box, which belongs to one history entry. */
export interface TypedText {
  /** What was typed and not searched yet, or else the text of the address. */
  readonly text: string;
  /** Keeps what is typed. */
  readonly setText: (text: string) => void;
  /** Tells that a search begins: once it is shown, the entry it began at has the text of its address again. */
  readonly leave: () => void;
}

/** Keeps what is typed into the search box with its history entry. */
export function useTypedText(searched: string): TypedText {
  const { key } = useLocation();
  const [typed, setText] = useHistoryState<string | null>('typed', null);
  const left = useRef<{ key: string; drop: () => void } | null>(null);
  useEffect(() => {
    if (!left.current || left.current.key === key) return;
    left.current.drop();
    left.current = null;
  }, [key]);
  const leave = () => {
    left.current = { key, drop: () => setText(null) };
  };
  return { text: typed ?? searched, setText, leave };
}
