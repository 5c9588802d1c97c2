import { vars } from '@sewa/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { byOption } from './uiStyle.ts';

/** Selectors that turn `data-gap` into space between children. */
export const gaps: NonNullable<StyleRule['selectors']> = byOption(
  'gap',
  Object.fromEntries(Object.entries(vars.space).map(([name, gap]) => [name, { gap }])),
);
