import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      columnGap: vars.space.xl,
      rowGap: vars.space.m,
    },
  },
});

export const noPictures = style({
  '@layer': {
    [layer]: { borderRadius: vars.radius.l, overflow: 'hidden', maxInlineSize: vars.size.contentNarrow },
  },
});

/** Pictures first on phones; on wide screens the name stands above them, and the way to ask beside them. */
export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
      '@media': {
        [`screen and ${wide}`]: {
          columnGap: vars.space.xxl,
          gridTemplateAreas: '"head" "pictures" "main"',
          selectors: {
            '&[data-live]': {
              gridTemplateColumns: 'minmax(0, 1fr) 22rem',
              gridTemplateRows: 'auto auto 1fr',
              gridTemplateAreas: '"head head" "pictures aside" "main aside"',
            },
          },
        },
      },
    },
  },
});

const area = (name: string) =>
  style({
    '@layer': { [layer]: { minInlineSize: 0, '@media': { [`screen and ${wide}`]: { gridArea: name } } } },
  });

export const pictures = area('pictures');

/** On phones the large picture reaches from edge to edge. */
globalStyle(`${pictures} > section > :first-child`, {
  '@layer': {
    [layer]: {
      '@media': {
        [`screen and (max-width: ${breakpoints.l - 1}px)`]: {
          marginInline: `calc(-1 * ${vars.space.l})`,
          borderRadius: 0,
        },
      },
    },
  },
});

export const headArea = style([
  area('head'),
  { '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m } } },
]);

export const aside = area('aside');

export const main = style([
  area('main'),
  {
    '@layer': {
      [layer]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.xxl,
        '@media': { print: { gap: vars.space.m } },
      },
    },
  },
]);

/** On wide screens the rent stands beside the page instead. */
export const rent = style({
  '@layer': {
    [layer]: {
      '@media': {
        [`screen and ${wide}`]: { selectors: { 'main:has([data-live]) &': { display: 'none' } } },
      },
    },
  },
});

export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.s,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const period = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.m, fontWeight: vars.fontWeight.regular, color: vars.color.text.muted },
  },
});

// A home fits on one or two sheets of paper.
globalStyle(`html:has(${columns})`, {
  '@layer': { [layer]: { '@media': { print: { fontSize: '62.5%' } } } },
});

globalStyle(`main:has(> ${columns}) > nav`, {
  '@layer': { [layer]: { '@media': { print: { display: 'none' } } } },
});

globalStyle(`${rent} > a`, {
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target } },
});
