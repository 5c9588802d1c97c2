import type { ComponentProps, ElementType } from 'react';

/** What a native element takes, without the two props that would open its look. */
export type NativeProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'className' | 'style'>;
