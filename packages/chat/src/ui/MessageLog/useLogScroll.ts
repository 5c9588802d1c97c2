import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which a log counts as read to the end. */
const NEAR = 48;

/** Pixels left above the line that leads to what is new. */
const MARGIN = 24;

interface LogScroll {
  scroller: RefObject<HTMLElement | null>;
  /** Whether its end is in view; false until that was measured. */
  isAtEnd: boolean;
  /** Notes where it was scrolled to. */
  onScroll: () => void;
  /** Leads to its end. */
  jump: () => void;
}

/**
 * Scrolls a log. It is laid out from its end, `column-reverse`, so that a browser shows the end first, also without script, stays
 * there, and moves nothing when older messages come in above. Here is only what is left: it opens at what is new, and what comes in
 * below moves nothing while somebody reads further up.
 */
export function useLogScroll(first: number | undefined, last: number | undefined, unsent: number): LogScroll {
  const scroller = useRef<HTMLElement>(null);
  const before = useRef({ first, height: 0, unsent });
  const [isAtEnd, setAtEnd] = useState(false);
  const onScroll = () => setAtEnd(-(scroller.current?.scrollTop ?? 0) <= NEAR);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    const log = scroller.current;
    const unseen = log?.querySelector('[data-unseen]');
    if (log && unseen) {
      const above = unseen.getBoundingClientRect().top - log.getBoundingClientRect().top - MARGIN;
      if (above < 0) log.scrollTop += above;
    }
    onScroll();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is why the height has changed
  useLayoutEffect(() => {
    const log = scroller.current;
    if (!log) return;
    const grown = log.scrollHeight - before.current.height;
    const isOwn = unsent > before.current.unsent;
    if (isOwn) log.scrollTop = 0;
    else if (before.current.height > 0 && before.current.first === first && -log.scrollTop > NEAR)
      log.scrollTop -= grown;
    before.current = { first, height: log.scrollHeight, unsent };
  }, [first, last, unsent]);

  return {
    scroller,
    isAtEnd,
    onScroll,
    jump() {
      if (scroller.current) scroller.current.scrollTop = 0;
    },
  };
}
