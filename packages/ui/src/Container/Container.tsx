import { createElement, type ElementType } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import type { SpaceName } from '../styling/SpaceName.ts';
import { container } from './Container.css.ts';

/** Elements a container may be. */
export const containerElements = ['div', 'article', 'footer', 'form', 'header', 'main', 'section'] as const;

/** Widths of a container: 640 px for running text and forms, 1,200 px and 1,392 px, all at the default text size. */
export const containerWidths = ['narrow', 'medium', 'wide'] as const;

/** Space above and below the content: none, that of a page, that of a section of a long page. */
export const containerPaddings = ['none', 'm', 'l'] as const;

type ContainerElement = (typeof containerElements)[number];

/** Props of `Container`. */
export type ContainerProps<Tag extends ContainerElement = 'div'> = NativeProps<Tag> & {
  /** Which element it renders. @default 'div' */
  as?: Tag;
  /** Widest it becomes. @default 'wide' */
  width?: (typeof containerWidths)[number];
  /** Space above and below the content. @default 'm' */
  padding?: (typeof containerPaddings)[number];
  /** Space between children. @default 'xl' */
  gap?: SpaceName;
};

/** Keeps content in the middle of the page, off its edges and no wider than it reads well; children stand below each other. */
export function Container<Tag extends ContainerElement = 'div'>({
  as,
  width = 'wide',
  padding = 'm',
  gap = 'xl',
  ...rest
}: ContainerProps<Tag>) {
  const element: ElementType = as ?? 'div';
  return createElement(element, {
    ...rest,
    'data-width': width === 'wide' ? undefined : width,
    'data-padding': padding === 'm' ? undefined : padding,
    'data-gap': gap === 'xl' ? undefined : gap,
    className: container,
  });
}
