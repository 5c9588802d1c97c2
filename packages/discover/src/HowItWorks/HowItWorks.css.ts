import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const steps = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      margin: 0,
      paddingInlineStart: vars.space.l,
      listStyle: 'decimal',
      color: vars.color.text.muted,
    },
  },
});

export const more = style({ '@layer': { 'sewa.page': { display: 'flex' } } });

globalStyle(`${more} > a`, {
  '@layer': {
    'sewa.page': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target },
  },
});
