import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.m,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
    },
  },
});

export const picture = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '4rem',
      blockSize: '3rem',
      borderRadius: vars.radius.m,
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
      objectFit: 'cover',
    },
  },
});

export const words = style({ '@layer': { [layer]: { minInlineSize: 0 } } });

export const home = style({
  '@layer': {
    [layer]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

export const facts = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m },
  },
});

globalStyle(`${facts} a`, {
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem' } },
});
