import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;
const narrow = `(max-width: ${breakpoints.m - 1}px)`;
/** Height of the header above the page, and on narrow screens of the menu, too. */
const above = { wide: 'calc(4rem + 1px)', narrow: 'calc(4rem + 1px + 3.75rem)' };

/** A notice at the head of the window. What comes late to its foot takes no room here, or all below would move. */
const covered = 'var(--sewa-covered-head, 0px)';

export const page = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      boxSizing: 'border-box',
      // Without script nothing could scroll to the last message, so the page is as long as they are.
      '@media': {
        '(scripting: enabled)': {
          blockSize: `calc(100dvh - ${above.narrow} - ${covered})`,
          minBlockSize: '24rem',
        },
        [`${wide} and (scripting: enabled)`]: {
          blockSize: `calc(100dvh - ${above.wide} - ${covered})`,
        },
        [`(min-width: ${breakpoints.m}px)`]: { padding: vars.space.l },
        [wide]: { paddingBlock: vars.space.xl },
      },
    },
  },
});

/** The link that stands in for news without script. */
export const check = style({
  '@layer': {
    [layer]: {
      '@media': { [narrow]: { paddingInline: vars.space.l, paddingBlockStart: vars.space.m } },
    },
  },
});

/** On a phone an open conversation has the whole page. */
export const head = style({
  '@layer': {
    [layer]: {
      '@media': {
        [narrow]: {
          paddingInline: vars.space.l,
          paddingBlockStart: vars.space.m,
          selectors: {
            [`${page}[data-open] > &`]: {
              position: 'absolute',
              inlineSize: '1px',
              blockSize: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
          },
        },
      },
    },
  },
});

/** The inbox, and what is known of an asker beside it where there is room. */
export const columns = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexGrow: 1,
      gap: vars.space.l,
      minBlockSize: 0,
      // The field of a message stays above the question about cookies.
      selectors: { [`${page}[data-open] > &`]: { paddingBlockEnd: 'var(--sewa-covered-foot, 0px)' } },
    },
  },
});

export const inbox = style({
  '@layer': {
    [layer]: {
      flexGrow: 1,
      minBlockSize: 0,
      minInlineSize: 0,
      overflow: 'hidden',
      background: vars.color.bg.surface,
      borderBlock: `1px solid ${vars.color.border.default}`,
      '@media': {
        [`(min-width: ${breakpoints.m}px)`]: {
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.l,
        },
      },
    },
  },
});
