import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** A row of pictures that scrolls, and which of them is shown. */
export interface GalleryRowControl {
  row: RefObject<HTMLUListElement | null>;
  shown: number;
  show: (index: number, behavior?: ScrollBehavior) => void;
  /** Reads from the row which picture stands in it, after a swipe. */
  getShown: () => void;
  /** Moves by arrow keys, Home and End. */
  moveByKey: (event: KeyboardEvent) => void;
}

const isReadFromRight = (row: Element) => getComputedStyle(row).direction === 'rtl';

/** Moves through a row of pictures, each as wide as the row. */
export function useGalleryRow(count: number): GalleryRowControl {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number, behavior?: ScrollBehavior) => {
    const target = row.current?.children[index];
    if (!row.current || !(target instanceof HTMLElement)) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current.scrollTo({
      left: target.offsetLeft - row.current.offsetLeft,
      behavior: behavior ?? (isReduced ? 'instant' : 'smooth'),
    });
    setShown(index);
  };
  const getShown = () => {
    if (row.current) setShown(Math.round(Math.abs(row.current.scrollLeft) / row.current.clientWidth));
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (!row.current) return;
    const on = isReadFromRight(row.current) ? -1 : 1;
    const next = { ArrowRight: shown + on, ArrowLeft: shown - on, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(Math.min(Math.max(next, 0), count - 1));
  };
  return { row, shown, show, getShown, moveByKey };
}
