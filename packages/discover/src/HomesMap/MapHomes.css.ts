import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const homes = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 5,
      boxSizing: 'border-box',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.space.l,
      borderStartStartRadius: vars.radius.l,
      borderStartEndRadius: vars.radius.l,
      background: vars.color.bg.page,
      boxShadow: vars.shadow.l,
      selectors: {
        '&[data-height=low]': { blockSize: '6.5rem', overflow: 'hidden' },
        '&[data-height=half]': { blockSize: '55%' },
        '&[data-height=full]': { blockSize: '100%', borderRadius: 0 },
      },
      '@media': {
        [wide]: {
          position: 'static',
          paddingInline: `0 ${vars.space.l}`,
          borderRadius: 0,
          boxShadow: 'none',
          selectors: { '&[data-height]': { blockSize: 'auto', overflow: 'auto' } },
        },
        '(prefers-reduced-motion: no-preference)': {
          transition: `block-size ${vars.duration.normal} ${vars.easing.standard}`,
        },
      },
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 3,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.m,
      paddingBlock: vars.space.s,
      background: vars.color.bg.page,
    },
  },
});

/** The edge of the sheet; the button makes it higher. */
export const handle = style({
  '@layer': {
    [layer]: {
      flexBasis: '100%',
      display: 'grid',
      justifyItems: 'center',
      '@media': { [wide]: { display: 'none' } },
      '::before': {
        content: '""',
        inlineSize: '2.5rem',
        blockSize: '0.25rem',
        borderRadius: vars.radius.pill,
        background: vars.color.border.strong,
      },
    },
  },
});

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      gap: vars.space.l,
      listStyle: 'none',
      margin: 0,
      padding: 0,
      // A sheet that shows only its edge shows no slice of a card, and the Tab key passes it.
      '@media': {
        [`not all and ${wide}`]: { selectors: { '[data-height=low] > &': { visibility: 'hidden' } } },
      },
    },
  },
});

export const item = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      borderRadius: vars.radius.l,
      selectors: {
        '&[data-ringed]': { outline: `2px solid ${vars.color.border.accent}`, outlineOffset: '1px' },
      },
    },
  },
});

export const end = style({
  '@layer': { [layer]: { display: 'flex', justifyContent: 'center', padding: vars.space.l } },
});
