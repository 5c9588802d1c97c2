import { createElement, type ElementType } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { text } from './Text.css.ts';

/** Elements a text may be. */
export const textElements = [
  'p',
  'address',
  'blockquote',
  'dd',
  'del',
  'div',
  'dt',
  'em',
  'figcaption',
  'legend',
  'li',
  'small',
  'span',
  'strong',
  'time',
] as const;

/** Sizes of a text: 12, 14, 16, 18 and about 22 px. */
export const textSizes = ['xs', 's', 'm', 'l', 'xl'] as const;

/** Colours of a text by their meaning. */
export const textTones = ['default', 'muted', 'accent', 'danger', 'success', 'inverse'] as const;

/** Weights of a text. */
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;

type TextElement = (typeof textElements)[number];

/** Props of `Text`. */
export type TextProps<Tag extends TextElement = 'p'> = NativeProps<Tag> & {
  /** Which element it renders. @default 'p' */
  as?: Tag;
  /** Size of the letters; without it a `<p>` is 16 px and every other element keeps that of the text around it. */
  size?: (typeof textSizes)[number];
  /** Colour by meaning; without it that of the text around it. */
  tone?: (typeof textTones)[number];
  /** Weight of the letters; without it that of the text around it. */
  weight?: (typeof textWeights)[number];
  /** Keeps to one line and ends it with an ellipsis. @default false */
  isTruncated?: boolean;
  /** Gives every digit the same width. @default false */
  isNumeric?: boolean;
};

/** Words in one size, colour and weight. */
export function Text<Tag extends TextElement = 'p'>({
  as,
  size,
  tone,
  weight,
  isTruncated = false,
  isNumeric = false,
  ...rest
}: TextProps<Tag>) {
  const element: ElementType = as ?? 'p';
  return createElement(element, {
    ...rest,
    'data-size': size ?? (element === 'p' ? 'm' : undefined),
    'data-tone': tone,
    'data-weight': weight,
    'data-truncated': isTruncated ? '' : undefined,
    'data-numeric': isNumeric ? '' : undefined,
    className: text,
  });
}
