import { type PointerEvent, useRef } from 'react';

const farEnough = 45;

/** Lets a finger or pen push an element aside; calls back when it was pushed far enough, else the element goes back. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number>(null);
  const moved = ({ clientX }: PointerEvent) => (start.current === null ? 0 : clientX - start.current);
  const place = ({ currentTarget }: PointerEvent<HTMLElement>, x: number) => {
    currentTarget.style.translate = `${x}px`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    place(event, 0);
  };
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      if (pointerType !== 'mouse') start.current = clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => place(event, moved(event)),
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (Math.abs(moved(event)) > farEnough) onSwipe();
      else end(event);
    },
    onPointerCancel: end,
  };
}
