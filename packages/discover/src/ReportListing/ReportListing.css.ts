import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const report = style({
  '@layer': {
    [layer]: {
      scrollMarginBlockStart: vars.space.xl,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.size.target,
      cursor: 'pointer',
      color: vars.color.text.muted,
      listStyle: 'none',
      textDecoration: 'underline',
      selectors: { '&::-webkit-details-marker': { display: 'none' } },
    },
  },
});

export const form = style({
  '@layer': { [layer]: { maxInlineSize: '28rem', paddingBlockStart: vars.space.m } },
});

export const send = style({ '@layer': { [layer]: { display: 'flex' } } });
