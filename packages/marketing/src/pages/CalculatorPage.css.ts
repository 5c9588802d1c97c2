import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s, maxInlineSize: '44rem' },
  },
});

export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.m,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const next = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.xl,
      padding: vars.space.xl,
      borderRadius: vars.radius.l,
      background: vars.color.bg.accentSubtle,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const nextText = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xs, maxInlineSize: '38rem' },
  },
});

/** A button that needs script is not shown where there is none. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});
