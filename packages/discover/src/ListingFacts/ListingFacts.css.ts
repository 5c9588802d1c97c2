import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const facts = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      gap: vars.space.l,
      margin: 0,
    },
  },
});

export const fact = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xs } },
});

export const name = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
    },
  },
});

const shown = { margin: 0, overflowWrap: 'anywhere' } as const;

export const value = style({ '@layer': { [layer]: { ...shown, fontWeight: vars.fontWeight.semibold } } });

export const missing = style({ '@layer': { [layer]: { ...shown, color: vars.color.text.muted } } });
