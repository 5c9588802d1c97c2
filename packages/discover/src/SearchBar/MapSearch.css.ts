import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const bar = style({ '@layer': { [layer]: { inlineSize: '100%', maxInlineSize: '36rem' } } });

export const form = style({ '@layer': { [layer]: { display: 'flex', gap: vars.space.s } } });

globalStyle(`${form} > div`, { '@layer': { [layer]: { flex: '1 1 0', minInlineSize: 0 } } });
