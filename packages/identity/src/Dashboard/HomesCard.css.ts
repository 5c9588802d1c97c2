import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const roomy = `(min-width: ${breakpoints.m}px)`;

export const rows = style({
  '@layer': { [layer]: { margin: 0, padding: 0, listStyle: '""' } },
});

/** Picture, words, rent and numbers, and the next step; on phones the step stands below. */
export const row = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture words" ". facts" ". step"',
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
      paddingBlock: vars.space.m,
      selectors: {
        '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border.default}` },
        '&:last-child': { paddingBlockEnd: 0 },
      },
      '@media': {
        [roomy]: {
          gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
          gridTemplateAreas: '"picture words step" "picture facts step"',
          alignItems: 'center',
        },
      },
    },
  },
});

export const picture = style({
  '@layer': {
    [layer]: {
      gridArea: 'picture',
      alignSelf: 'start',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: vars.radius.m,
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
    },
  },
});

export const words = style({
  '@layer': {
    [layer]: {
      gridArea: 'words',
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  },
});

/** Badge and days on one line. */
export const state = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.s,
      rowGap: vars.space.xxs,
    },
  },
});

export const facts = style({
  '@layer': {
    [layer]: {
      gridArea: 'facts',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.m,
      rowGap: vars.space.xxs,
      fontSize: vars.fontSize.s,
      color: vars.color.text.muted,
    },
  },
});

export const step = style({ '@layer': { [layer]: { gridArea: 'step' } } });
