import type { NativeProps } from '../styling/NativeProps.ts';
import { divider } from './Divider.css.ts';

/** Directions of a divider: between things below each other, or side by side. */
export const dividerOrientations = ['horizontal', 'vertical'] as const;

/** Props of `Divider`. */
export type DividerProps = Omit<NativeProps<'hr'>, 'children'> & {
  /** Which way the line runs. @default 'horizontal' */
  orientation?: (typeof dividerOrientations)[number];
};

/** A line between things of different kinds; `aria-hidden` where it is for the eye only. */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  const isVertical = orientation === 'vertical';
  return (
    <hr
      {...rest}
      aria-orientation={isVertical ? 'vertical' : undefined}
      data-orientation={orientation}
      className={divider}
    />
  );
}
