import { createElement, type ElementType } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { card } from './Card.css.ts';

/** Elements a card may be. */
export const cardElements = ['div', 'article', 'aside', 'fieldset', 'form', 'li', 'section'] as const;

/** Space between the edge of a card and what it holds: none, 16 px, 24 px. */
export const cardPaddings = ['none', 'm', 'l'] as const;

type CardElement = (typeof cardElements)[number];

/** Props of `Card`. */
export type CardProps<Tag extends CardElement = 'div'> = NativeProps<Tag> & {
  /** Which element it renders. @default 'div' */
  as?: Tag;
  /** Space between its edge and what it holds. @default 'm' */
  padding?: (typeof cardPaddings)[number];
  /** Reacts to a pointer and to focus inside; the stretched link inside does the work. @default false */
  isInteractive?: boolean;
};

/** A box on the page. */
export function Card<Tag extends CardElement = 'div'>({
  as,
  padding = 'm',
  isInteractive = false,
  ...rest
}: CardProps<Tag>) {
  const element: ElementType = as ?? 'div';
  return createElement(element, {
    ...rest,
    'data-padding': padding,
    'data-interactive': isInteractive ? '' : undefined,
    className: card,
  });
}
