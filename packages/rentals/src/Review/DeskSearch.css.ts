import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const form = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s } },
});

export const field = style({ '@layer': { [layer]: { flex: '1 1 18rem', minInlineSize: 0 } } });
