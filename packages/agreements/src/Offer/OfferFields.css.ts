import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** Choices of which several hold: one below the other, without a frame. */
export const choices = style({
  '@layer': { 'sewa.page': { border: 0, margin: 0, minInlineSize: 0, padding: 0 } },
});

/** Names the choices. */
export const legend = style({
  '@layer': { 'sewa.page': { paddingInline: 0, paddingBlockEnd: vars.space.s } },
});
