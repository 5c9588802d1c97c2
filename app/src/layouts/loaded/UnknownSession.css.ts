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

export const outcome = style({
  '@layer': { [layer]: { alignSelf: 'center', color: vars.color.text.muted } },
});

// From edge to edge: a strip of the window, not a part of the page.
globalStyle(`${place} > div`, {
  '@layer': { [layer]: { borderRadius: 0, borderInlineWidth: 0, borderBlockStartWidth: 0 } },
});
