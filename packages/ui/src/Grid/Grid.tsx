import { createElement, type ElementType } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import type { SpaceName } from '../styling/SpaceName.ts';
import { grid } from './Grid.css.ts';

/** Elements a grid may be. */
export const gridElements = ['div', 'dl', 'ol', 'section', 'ul'] as const;

/** Least width of a column: 128, 192, 272 and 384 px at the default text size. */
export const gridColumns = ['xs', 's', 'm', 'l'] as const;

type GridElement = (typeof gridElements)[number];

/** Props of `Grid`. */
export type GridProps<Tag extends GridElement = 'div'> = NativeProps<Tag> & {
  /** Which element it renders. @default 'div' */
  as?: Tag;
  /** Least width of a column; as many stand side by side as fit. @default 'm' */
  minColumn?: (typeof gridColumns)[number];
  /** Space between children. @default 'xl' */
  gap?: SpaceName;
};

/** Children in as many equal columns as fit. */
export function Grid<Tag extends GridElement = 'div'>({
  as,
  minColumn = 'm',
  gap = 'xl',
  ...rest
}: GridProps<Tag>) {
  const element: ElementType = as ?? 'div';
  return createElement(element, { ...rest, 'data-min-column': minColumn, 'data-gap': gap, className: grid });
}
