import { createElement, type ElementType } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import type { SpaceName } from '../styling/SpaceName.ts';
import { stack } from './Stack.css.ts';

/** Elements a stack may be. */
export const stackElements = [
  'div',
  'article',
  'aside',
  'dl',
  'fieldset',
  'footer',
  'form',
  'header',
  'li',
  'main',
  'nav',
  'ol',
  'section',
  'span',
  'ul',
] as const;

/** Where children stand across the stack. */
export const stackAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const;

/** Where children stand along the stack. */
export const stackJustifies = ['start', 'center', 'end', 'between'] as const;

type StackElement = (typeof stackElements)[number];

/** Props of `Stack`. */
export type StackProps<Tag extends StackElement = 'div'> = NativeProps<Tag> & {
  /** Which element it renders. @default 'div' */
  as?: Tag;
  /** Space between children. @default 'l' */
  gap?: SpaceName;
  /** Below each other or side by side. @default 'column' */
  direction?: 'column' | 'row';
  /** Where children stand across. @default 'stretch' */
  align?: (typeof stackAligns)[number];
  /** Where children stand along. @default 'start' */
  justify?: (typeof stackJustifies)[number];
  /** Lets a full line continue on the next. @default false */
  isWrapping?: boolean;
};

/** Children in a line with even space between them. */
export function Stack<Tag extends StackElement = 'div'>({
  as,
  gap = 'l',
  direction = 'column',
  align,
  justify,
  isWrapping = false,
  ...rest
}: StackProps<Tag>) {
  const element: ElementType = as ?? 'div';
  return createElement(element, {
    ...rest,
    'data-gap': gap,
    'data-direction': direction === 'row' ? 'row' : undefined,
    'data-align': align,
    'data-justify': justify,
    'data-wrapping': isWrapping ? '' : undefined,
    className: stack,
  });
}
