import { type PointerEvent, useRef } from 'react';

const FAR_ENOUGH = 45;

/** Lets a finger or pen push an element aside; calls back when it was pushed far enough, else the element goes back. A push that begins on a button or a link is one of that. */
export function useSwipe(onSwipe: () => void) {
  // Not a number while nobody swipes: then no distance is far enough, and the browser takes no place from it.
  const start = useRef(Number.NaN);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = Number.NaN;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown({ pointerType, clientX, target }: PointerEvent) {
      if (pointerType !== 'mouse' && !(target as Element).closest('a, button')) start.current = clientX;
    },
    onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      currentTarget.style.translate = `${clientX - start.current}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (Math.abs(event.clientX - start.current) > FAR_ENOUGH) onSwipe();
      end(event);
    },
    onPointerCancel: end,
  };
}
