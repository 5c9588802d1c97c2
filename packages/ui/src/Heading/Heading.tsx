import { createElement } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { heading } from './Heading.css.ts';

/** Levels of a heading in the outline of a page. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** Sizes of a heading: 18, up to 22, 28, 36 and 56 px. */
export const headingSizes = ['s', 'm', 'l', 'xl', 'display'] as const;

type HeadingSize = (typeof headingSizes)[number];

/** Props of `Heading`. */
export type HeadingProps = NativeProps<'h2'> & {
  /** Where it stands in the outline of the page. */
  level: (typeof headingLevels)[number];
  /** How large it is drawn, whatever its level. @default by level: xl, l, m and then s */
  size?: HeadingSize;
};

const sizeByLevel: Record<HeadingProps['level'], HeadingSize> = {
  1: 'xl',
  2: 'l',
  3: 'm',
  4: 's',
  5: 's',
  6: 's',
};

/** Names a part of the page; its level and its size are chosen apart. */
export function Heading({ level, size = sizeByLevel[level], ...rest }: HeadingProps) {
  return createElement(`h${level}`, { ...rest, 'data-size': size, className: heading });
}
