import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const box = { inlineSize: '6rem', blockSize: '4rem', borderRadius: vars.radius.m } as const;

export const home = style({
  '@layer': { [layer]: { display: 'flex', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 } },
});

export const photo = style({ '@layer': { [layer]: { ...box, flex: 'none', objectFit: 'cover' } } });

export const noPhoto = style({
  '@layer': {
    [layer]: {
      ...box,
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
      fontWeight: vars.fontWeight.regular,
    },
  },
});
