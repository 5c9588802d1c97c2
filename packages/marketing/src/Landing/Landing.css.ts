import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const middle = `(min-width: ${breakpoints.m}px)`;
const wide = `(min-width: ${breakpoints.l}px)`;
const { bg, border, text } = vars.color;

export const hero = style({ '@layer': { [layer]: { background: bg.accentSubtle } } });

export const heroInner = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.content} + 12rem)`,
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xxxl,
      display: 'grid',
      gap: vars.space.xxxl,
      alignItems: 'center',
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: vars.space.huge,
          paddingBlock: vars.space.huge,
        },
      },
    },
  },
});

export const heroText = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 },
  },
});

export const eyebrow = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m },
  },
});

export const heroAction = style({
  '@layer': { [layer]: { display: 'flex', marginBlockStart: vars.space.s } },
});

/** A screen of the product, in a frame. */
export const screen = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      background: bg.surface,
      border: `1px solid ${border.default}`,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.l,
    },
  },
});

/** What is known of something that isn't there yet. */
export const heroSide = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space.l, minInlineSize: 0 } },
});

export const glance = style({
  '@layer': {
    [layer]: {
      margin: 0,
      paddingInline: vars.space.xl,
      background: bg.surface,
      border: `1px solid ${border.default}`,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.m,
    },
  },
});

export const glanceRow = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xs,
      paddingBlock: vars.space.l,
      selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } },
      '@media': {
        [middle]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space.l },
      },
    },
  },
});

export const points = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xxl,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.xxxl },
      },
    },
  },
});

export const point = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space.s },
  },
});

export const pointIcon = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.size.target,
      blockSize: vars.size.target,
      marginBlockEnd: vars.space.xs,
      borderRadius: vars.radius.m,
      background: bg.accentSubtle,
      color: text.accent,
    },
  },
});

/** A picture beside its words; each second one stands on the other side. */
export const shot = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'center',
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: vars.space.huge,
          selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
        },
      },
    },
  },
});

export const shotText = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      '@media': { [wide]: { selectors: { [`${shot}:nth-child(even) > &`]: { order: -1 } } } },
    },
  },
});

export const band = style({ '@layer': { [layer]: { background: bg.sunken } } });

export const steps = style({
  '@layer': {
    [layer]: {
      counterReset: 'step',
      display: 'grid',
      gap: vars.space.xxl,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [middle]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
      },
    },
  },
});

export const step = style({
  '@layer': {
    [layer]: {
      counterIncrement: 'step',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      paddingBlockStart: vars.space.l,
      borderBlockStart: `2px solid ${border.accent}`,
      '::before': {
        content: 'counter(step)',
        color: text.accent,
        fontFamily: vars.font.heading,
        fontSize: vars.fontSize.xxl,
        fontWeight: vars.fontWeight.bold,
        lineHeight: vars.lineHeight.tight,
      },
    },
  },
});

/** A heading beside what it is about; above it on narrow screens. */
export const beside = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xl,
      '@media': {
        [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space.huge },
      },
    },
  },
});

export const column = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 } },
});

export const costs = style({
  '@layer': {
    [layer]: {
      margin: 0,
      background: bg.surface,
      border: `1px solid ${border.default}`,
      borderRadius: vars.radius.l,
      paddingInline: vars.space.xl,
    },
  },
});

export const cost = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.xl,
      rowGap: vars.space.xs,
      paddingBlock: vars.space.l,
      selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } },
    },
  },
});

export const next = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.xl,
      padding: vars.space.xxl,
      borderRadius: vars.radius.l,
      background: bg.accentSubtle,
    },
  },
});

export const nextText = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s, maxInlineSize: '40rem' },
  },
});

globalStyle(`${cost} > dt`, {
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 } },
});

globalStyle(`${cost} > dd, ${glanceRow} > dd`, { '@layer': { [layer]: { margin: 0 } } });
