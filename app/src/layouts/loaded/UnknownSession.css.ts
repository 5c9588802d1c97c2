import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Above the page, and still there when it is scrolled. */
export const place = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 3,
      '@media': { print: { display: 'none' } },
    },
  },
});

// What is focused must not stand below it, however its words break.
globalStyle(`html:has(${place} > div)`, { '@layer': { [layer]: { scrollPaddingBlockStart: '11rem' } } });

export const outcome = style({
  '@layer': { [layer]: { alignSelf: 'center', color: vars.color.text.muted } },
});

// From edge to edge: a strip of the window, not a part of the page.
globalStyle(`${place} > div`, {
  '@layer': { [layer]: { borderRadius: 0, borderInlineWidth: 0, borderBlockStartWidth: 0 } },
});
