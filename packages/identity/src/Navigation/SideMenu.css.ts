import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;
const phone = `(max-width: ${breakpoints.m - 1}px)`;

export const menu = style({
  '@layer': {
    [layer]: {
      // Holds what is hidden in it, which else would widen the page.
      position: 'relative',
      paddingInline: vars.space.s,
      paddingBlock: vars.space.s,
      '@media': {
        [wide]: {
          position: 'sticky',
          insetBlockStart: 'var(--sewa-covered-head, 0px)',
          alignSelf: 'start',
          paddingInline: vars.space.m,
          paddingBlock: vars.space.xl,
        },
        [phone]: { display: 'none' },
        print: { display: 'none' },
      },
    },
  },
});

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.xs,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      whiteSpace: 'nowrap',
      '@media': { [wide]: { flexDirection: 'column', flexWrap: 'nowrap', gap: vars.space.xs } },
    },
  },
});

export const narrowOnly = style({
  '@layer': { [layer]: { '@media': { [wide]: { display: 'none' } } } },
});

/** What leads nowhere yet has no room on a phone. */
export const wideOnly = style({
  '@layer': { [layer]: { display: 'none', '@media': { [wide]: { display: 'list-item' } } } },
});

export const entry = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.size.target,
      paddingInline: vars.space.s,
      borderRadius: vars.radius.m,
      '@media': { [wide]: { paddingInline: vars.space.m } },
      selectors: {
        '&[data-current]': {
          background: vars.color.bg.sunken,
          color: vars.color.text.accent,
          fontWeight: vars.fontWeight.semibold,
        },
        '&[data-disabled]': { color: vars.color.text.muted },
      },
    },
  },
});

export const modeSwitch = style({
  '@layer': {
    [layer]: {
      paddingInline: vars.space.m,
      marginBlockStart: vars.space.m,
      ':empty': { display: 'none' },
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});
