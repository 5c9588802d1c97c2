import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const frame = style({
  '@layer': {
    [layer]: {
      minBlockSize: '100dvh',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      justifyItems: 'center',
      gap: vars.space.l,
      paddingBlock: vars.space.xl,
      paddingInline: vars.space.l,
    },
  },
});

export const content = style({ '@layer': { [layer]: { alignSelf: 'center', paddingBlockEnd: '4rem' } } });
