import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const small = `(max-width: ${breakpoints.s - 1}px)`;

/** The words of a task with the way beside them; below them where there is no room. */
export const task = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.l,
      rowGap: vars.space.s,
      overflowWrap: 'anywhere',
    },
  },
});

/** So wide that a button stands beside them wherever there is room for both. */
export const words = style({
  '@layer': { [layer]: { flex: '1 1 14rem', minInlineSize: 0 } },
});

/** The icon in its circle; red for what is overdue. */
export const icon = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      borderRadius: vars.radius.pill,
      background: vars.color.bg.sunken,
      color: vars.color.text.default,
      selectors: {
        '&[data-urgent]': { background: vars.color.bg.dangerSubtle, color: vars.color.text.danger },
      },
    },
  },
});

globalStyle(`li:has(> span > ${icon})`, {
  '@layer': { [layer]: { '@media': { [small]: { alignItems: 'flex-start' } } } },
});

/** At most two lines of what somebody wrote. */
export const lead = style({
  '@layer': {
    [layer]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

export const more = style({
  '@layer': { [layer]: { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});

globalStyle(`${more} > summary`, {
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.size.target,
      color: vars.color.text.accent,
      fontWeight: vars.fontWeight.semibold,
      cursor: 'pointer',
      borderRadius: vars.radius.s,
      listStyle: 'none',
    },
  },
});

globalStyle(`${more} > summary::-webkit-details-marker`, { '@layer': { [layer]: { display: 'none' } } });
globalStyle(`${more} > summary:focus-visible`, {
  '@layer': { [layer]: { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' } },
});
globalStyle(`${more}[open] > summary > svg`, { '@layer': { [layer]: { rotate: '180deg' } } });

/** Nothing to do: a line with a tick. */
export const done = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      color: vars.color.text.muted,
    },
  },
});
