import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const section = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.content} + 12rem)`,
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xxxl,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
    },
  },
});

export const sectionHead = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.m,
    },
  },
});

export const band = style({ '@layer': { [layer]: { background: vars.color.bg.sunken } } });

globalStyle(`${sectionHead} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
    },
  },
});
