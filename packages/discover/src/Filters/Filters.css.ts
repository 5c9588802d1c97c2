import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** On narrow screens a sheet that a button opens; beside the results on wide ones. */
export const panel = style({
  '@layer': {
    [layer]: {
      border: 0,
      margin: 0,
      color: vars.color.text.default,
      background: vars.color.bg.surface,
      selectors: {
        '&:popover-open': {
          display: 'flex',
          position: 'fixed',
          inset: 0,
          inlineSize: '100%',
          maxInlineSize: '28rem',
          blockSize: '100dvh',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          padding: vars.space.l,
          flexDirection: 'column',
          gap: vars.space.l,
          boxShadow: vars.shadow.l,
        },
        '&::backdrop': { background: vars.color.bg.scrim },
      },
      '@media': {
        [wide]: {
          display: 'flex',
          position: 'static',
          inlineSize: 'auto',
          flexDirection: 'column',
          gap: vars.space.l,
          padding: vars.space.xl,
          overflow: 'visible',
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.l,
        },
      },
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s },
  },
});

export const group = style({
  '@layer': {
    [layer]: {
      border: 0,
      margin: 0,
      padding: 0,
      paddingBlockStart: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      minInlineSize: 0,
    },
  },
});

export const legend = style({
  '@layer': {
    [layer]: {
      float: 'inline-start',
      inlineSize: '100%',
      fontWeight: vars.fontWeight.semibold,
      padding: 0,
      marginBlockEnd: vars.space.xs,
    },
  },
});

/** Fields one below the other, apart from what stands above. */
export const fields = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      paddingBlockStart: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

/** Two short fields side by side. */
export const pair = style({
  '@layer': {
    [layer]: { clear: 'both', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.m },
  },
});

export const hint = style({
  '@layer': {
    [layer]: {
      margin: 0,
      marginBlockStart: vars.space.xs,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
    },
  },
});

const listed = { clear: 'both', display: 'flex', flexDirection: 'column' } as const;

export const list = style({ '@layer': { [layer]: listed } });

/** Words with an icon in front, whose place is kept where script will draw it. */
export const iconList = style({ '@layer': { [layer]: listed } });

globalStyle(`${iconList} label`, { '@layer': { [layer]: { position: 'relative' } } });

globalStyle(`${iconList} input`, {
  '@layer': { [layer]: { '@media': { '(scripting: enabled)': { marginInlineEnd: '1.75rem' } } } },
});

globalStyle(`${iconList} svg`, {
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInlineStart: `calc(1.25rem + ${vars.space.m})`,
      insetBlockStart: '0.85rem',
      color: vars.color.text.muted,
    },
  },
});

export const longList = style({
  '@layer': {
    [layer]: {
      ...listed,
      // Not a flex box: one of limited height would press its lines together.
      display: 'block',
      '@media': { [wide]: { maxBlockSize: '22rem', overflowY: 'auto', overscrollBehavior: 'contain' } },
    },
  },
});

export const foot = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${vars.space.l})`,
      display: 'grid',
      background: vars.color.bg.surface,
      paddingBlock: vars.space.m,
      marginBlockEnd: `calc(-1 * ${vars.space.l})`,
      '@media': { [wide]: { position: 'static', margin: 0, padding: 0 } },
    },
  },
});

globalStyle(`${head} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
    },
  },
});
