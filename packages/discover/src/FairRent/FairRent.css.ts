import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const chart = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '36rem',
      blockSize: 'auto',
      overflow: 'visible',
    },
  },
});

export const axis = style({ '@layer': { [layer]: { stroke: vars.color.border.strong, strokeWidth: 1 } } });

export const range = style({
  '@layer': { [layer]: { fill: vars.color.bg.accentSubtle, stroke: vars.color.border.accent } },
});

export const middle = style({ '@layer': { [layer]: { stroke: vars.color.border.accent, strokeWidth: 3 } } });

export const asked = style({ '@layer': { [layer]: { fill: vars.color.text.default } } });

export const label = style({
  '@layer': {
    [layer]: { fill: vars.color.text.default, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
  },
});

export const figures = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      gap: vars.space.m,
      margin: 0,
    },
  },
});

export const figure = style({ '@layer': { [layer]: { display: 'flex', flexDirection: 'column' } } });

export const name = style({
  '@layer': { [layer]: { color: vars.color.text.muted, fontSize: vars.fontSize.s } },
});

export const value = style({
  '@layer': {
    [layer]: { margin: 0, fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' },
  },
});
