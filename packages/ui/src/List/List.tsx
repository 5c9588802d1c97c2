import { createElement, type ElementType } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { list } from './List.css.ts';

/** Elements a list may be. */
export const listElements = ['ul', 'ol'] as const;

/** What stands between the rows of a list: space, a line, or a box around all with lines within. */
export const listVariants = ['plain', 'lined', 'boxed'] as const;

type ListElement = (typeof listElements)[number];

/** Props of `List`. */
export type ListProps<Tag extends ListElement = 'ul'> = NativeProps<Tag> & {
  /** Which element it renders; `ol` where the order matters. @default 'ul' */
  as?: Tag;
  /** What stands between its rows. @default 'lined' */
  variant?: (typeof listVariants)[number];
};

/** Rows of one kind below each other, as `ListItem`s. */
export function List<Tag extends ListElement = 'ul'>({ as, variant = 'lined', ...rest }: ListProps<Tag>) {
  const element: ElementType = as ?? 'ul';
  return createElement(element, { ...rest, 'data-variant': variant, className: list });
}
