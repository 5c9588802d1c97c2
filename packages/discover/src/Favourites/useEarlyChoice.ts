import { useLayoutEffect, useRef } from 'react';
import { compareFormId, MAX_COMPARED } from './chooseToCompare.ts';

/** The boxes of the homes to compare, as they stand on the page. */
const listBoxes = (): HTMLInputElement[] =>
  [...document.querySelectorAll('input')].filter(
    ({ name, type, form }) => name === 'compare' && type === 'checkbox' && form?.id === compareFormId,
  );

/** Tells which homes are ticked, where somebody has ticked other ones than the page came with before it was hydrated. */
export function useEarlyChoice(choose: (ids: readonly string[]) => void): void {
  const tell = useRef(choose);
  // Before the boxes are rendered again, with what the page knows.
  useLayoutEffect(() => {
    const boxes = listBoxes();
    if (boxes.every(({ checked, defaultChecked }) => checked === defaultChecked)) return;
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    tell.current(ticked.slice(0, MAX_COMPARED));
  }, []);
}
