import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { districtPlaces } from './districtPlaces.ts';
import { grounds } from './levels.css.ts';

const layer = 'sewa.page';
const middle = `(min-width: ${breakpoints.m}px)`;
const wide = `(min-width: ${breakpoints.l}px)`;

export const sea = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '0.125rem',
      listStyle: 'none',
      margin: 0,
      padding: 0,
      '@media': {
        [middle]: {
          gap: vars.space.s,
          padding: vars.space.xl,
          borderRadius: vars.radius.l,
          background: vars.color.bg.sunken,
        },
      },
    },
  },
});

/** The place of each district's tile. */
export const place = styleVariants(districtPlaces, ({ row, column }) => ({
  '@layer': { [layer]: { gridRow: row, gridColumn: column, display: 'grid' } },
}));

export const tile = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minBlockSize: `calc(${vars.size.target} + 0.25rem)`,
      minInlineSize: 0,
      boxSizing: 'border-box',
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.m,
      color: vars.color.text.default,
      textDecorationLine: 'none',
      lineHeight: vars.lineHeight.tight,
      selectors: {
        '&[data-level="0"]': { background: grounds[0], color: vars.color.text.muted },
        '&[data-level="1"]': { background: grounds[1] },
        '&[data-level="2"]': { background: grounds[2] },
        '&[data-level="3"]': { background: grounds[3] },
        '&[data-level="4"]': { background: grounds[4] },
        '&[aria-current]': {
          background: vars.color.bg.accent,
          borderColor: 'transparent',
          color: vars.color.text.onAccent,
        },
        '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
      },
      '@media': {
        [middle]: { minBlockSize: '4.25rem', borderRadius: vars.radius.l },
        [wide]: {
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: vars.space.xs,
          minBlockSize: '6.25rem',
          padding: vars.space.m,
        },
        '(hover: hover)': { selectors: { '&:hover': { borderColor: vars.color.border.accent } } },
        '(prefers-reduced-motion: no-preference)': {
          transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
        },
      },
    },
  },
});

export const number = style({
  '@layer': {
    [layer]: {
      fontSize: '0.6875rem',
      fontVariantNumeric: 'tabular-nums',
      '@media': { [wide]: { fontSize: vars.fontSize.xs } },
    },
  },
});

export const name = style({
  '@layer': {
    [layer]: {
      display: 'none',
      '@media': {
        [wide]: { display: 'block', fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.normal },
      },
    },
  },
});

export const count = style({
  '@layer': {
    [layer]: {
      fontSize: vars.fontSize.m,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums',
      '@media': { [wide]: { fontSize: vars.fontSize.l } },
    },
  },
});

globalStyle(`${tile}[data-level="0"] ${count}`, {
  '@layer': { [layer]: { fontWeight: vars.fontWeight.regular } },
});
