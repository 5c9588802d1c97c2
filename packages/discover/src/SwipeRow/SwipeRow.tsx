import type { ReactNode } from 'react';
import * as css from './SwipeRow.css.ts';

/** What stands in the row, and how wide each is at most where it is swiped. */
export interface SwipeRowProps {
  readonly width: 's' | 'm' | 'l';
  /** List items. */
  readonly children: ReactNode;
}

/** A list that is swiped sideways on phones, and a grid on wider screens. */
export function SwipeRow({ width, children }: SwipeRowProps) {
  return (
    <ul className={css.row} data-width={width}>
      {children}
    </ul>
  );
}
