import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const size = { display: 'block', inlineSize: '100%', aspectRatio: '3 / 2', blockSize: 'auto' } as const;

export const picture = style({
  '@layer': { 'sewa.page': { ...size, objectFit: 'cover', background: vars.color.bg.sunken } },
});

/** A photo over its blurred preview, which it hides once it has loaded. */
export const frame = style({
  '@layer': { 'sewa.page': { position: 'relative', display: 'block', overflow: 'hidden' } },
});

export const preview = style({
  '@layer': {
    'sewa.page': {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  },
});

globalStyle(`${preview} + ${picture}`, {
  '@layer': { 'sewa.page': { position: 'relative', background: 'none' } },
});

export const empty = style({
  '@layer': {
    'sewa.page': {
      ...size,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.xs,
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
    },
  },
});
