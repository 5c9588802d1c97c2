import { style } from '@vanilla-extract/css';

/** As high as the panel lets it be; the messages scroll inside. */
export const thread = style({
  '@layer': { 'sewa.page': { display: 'grid', blockSize: 'min(26rem, calc(100dvh - 16rem))' } },
});
