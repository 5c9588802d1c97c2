import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const middle = `(min-width: ${breakpoints.m}px)`;
const narrow = `(max-width: ${breakpoints.m - 1}px)`;
const small = `(max-width: ${breakpoints.l - 1}px)`;
const wide = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 12rem)`,
  marginInline: 'auto',
  paddingInline: vars.space.l,
} as const;

export const frame = style({
  '@layer': { [layer]: { minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' } },
});

export const skip = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInlineStart: vars.space.l,
      insetBlockStart: 0,
      // Above what stays at the head of the window.
      zIndex: 4,
      padding: vars.space.m,
      background: vars.color.bg.surface,
      color: vars.color.text.accent,
      transform: 'translateY(-200%)',
      selectors: { '&:focus': { transform: 'none' } },
    },
  },
});

export const header = style({
  '@layer': {
    [layer]: {
      background: vars.color.bg.surface,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const bar = style({
  '@layer': {
    [layer]: {
      ...wide,
      display: 'flex',
      alignItems: 'center',
      columnGap: vars.space.l,
      minBlockSize: '4rem',
    },
  },
});

/** Only what there is room for on one line; the rest is found on the front page and in the footer. */
export const nav = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'center', columnGap: vars.space.l, marginInlineStart: 'auto' },
  },
});

/** As wide as the widest it may hold, so that nothing moves when a person's menu takes the place of the link. */
export const account = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      justifyContent: 'end',
      alignItems: 'center',
      columnGap: vars.space.l,
      inlineSize: '4.5rem',
      minBlockSize: vars.size.target,
      whiteSpace: 'nowrap',
      '@media': { [middle]: { inlineSize: '9.5rem' } },
    },
  },
});

/** Words that only wider phones have room for; their icon stays, and so do they for screen readers. */
export const findHome = style({
  '@layer': {
    [layer]: {
      '@media': {
        [`(max-width: ${breakpoints.s - 1}px)`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

/** Windows in which a help bubble stands beside the page and covers nothing of it. */
export const besideHelp = '(min-width: 1536px)';

/** Help in the header, in windows without a help bubble. */
export const help = style({
  '@layer': {
    [layer]: { display: 'flex', '@media': { [besideHelp]: { display: 'none' } } },
  },
});

/** What a narrow header has no room for; it stands in the footer too. */
export const wideOnly = style({
  '@layer': { [layer]: { '@media': { [narrow]: { display: 'none' } } } },
});

export const content = style({
  '@layer': { [layer]: { flexGrow: 1, display: 'flex', flexDirection: 'column' } },
});

export const footer = style({
  '@layer': {
    [layer]: {
      background: vars.color.bg.surface,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const footerBar = style({
  '@layer': {
    [layer]: {
      ...wide,
      paddingBlock: vars.space.xxl,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
    },
  },
});

export const footerGroups = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      columnGap: vars.space.xl,
      rowGap: vars.space.xxl,
      paddingBlockStart: vars.space.l,
    },
  },
});

export const footerGroup = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', alignItems: 'start' } },
});

export const footerNav = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl } },
});

globalStyle(`${nav} > a:nth-child(n + 2)`, {
  '@layer': {
    [layer]: { '@media': { [narrow]: { display: 'none' } } },
  },
});

globalStyle(`${nav} > a:nth-child(n + 3)`, {
  '@layer': {
    [layer]: { '@media': { [small]: { display: 'none' } } },
  },
});

globalStyle(`${bar} > a, ${nav} > a, ${help} > a, ${wideOnly} > a, ${footerNav} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
    },
  },
});

globalStyle(`${nav} > a, ${help} > a`, {
  '@layer': { [layer]: { minInlineSize: vars.size.target, justifyContent: 'center' } },
});

globalStyle(`${footerGroup} > a`, {
  '@layer': {
    [layer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.targetS },
  },
});
