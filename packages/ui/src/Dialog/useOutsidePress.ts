import { type PointerEvent, useRef } from 'react';

/** Calls back for a press that both starts and ends on the veil around a dialog. */
export function useOutsidePress(onOutsidePress: () => void) {
  const startedOutside = useRef(false);
  const isOnVeil = (event: PointerEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      startedOutside.current = event.button === 0 && isOnVeil(event);
    },
    onPointerUp(event: PointerEvent<HTMLDialogElement>) {
      if (startedOutside.current && isOnVeil(event)) onOutsidePress();
      startedOutside.current = false;
    },
  };
}
