import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { border, bg, text } = vars.color;
const { space } = vars;
const line = `1px solid ${border.default}`;

/** From here on there is room for columns. */
const wide = '(min-width: 56rem)';

/** The table: cards where there is little room, columns where there is more. */
export const frame = style({ '@layer': { [layer]: { containerType: 'inline-size', minInlineSize: 0 } } });

export const table = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: vars.fontSize.s,
      '@container': {
        [wide]: {
          display: 'table',
          border: line,
          borderRadius: vars.radius.l,
          background: bg.surface,
        },
      },
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      '@container': {
        [wide]: {
          position: 'static',
          inlineSize: 'auto',
          blockSize: 'auto',
          overflow: 'visible',
          clipPath: 'none',
        },
      },
    },
  },
});

export const columnHead = style({
  '@layer': {
    [layer]: {
      paddingBlock: space.s,
      paddingInline: space.s,
      borderBlockEnd: `1px solid ${border.strong}`,
      color: text.muted,
      fontWeight: vars.fontWeight.semibold,
      textAlign: 'start',
      selectors: {
        '&[data-numeric]': { textAlign: 'end' },
        '&:first-child': { paddingInlineStart: space.l },
        '&:last-child': { paddingInlineEnd: space.l },
      },
    },
  },
});

/** The rows of one home: its facts, and what is open or was answered below them. */
export const home = style({
  '@layer': {
    [layer]: {
      display: 'block',
      scrollMarginBlockStart: '5rem',
      marginBlockEnd: space.m,
      paddingBlock: space.m,
      paddingInline: space.l,
      border: line,
      borderRadius: vars.radius.l,
      background: bg.surface,
      '@container': {
        [wide]: { display: 'table-row-group', border: 0, background: 'transparent' },
      },
    },
  },
});

export const row = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space.xs} ${space.m}`,
      alignItems: 'baseline',
      '@container': { [wide]: { display: 'table-row' } },
    },
  },
});

const inColumns = {
  [wide]: {
    paddingBlock: space.m,
    paddingInline: space.s,
    verticalAlign: 'middle',
    selectors: {
      'tbody + tbody > tr:first-child > &': { borderBlockStart: line },
      'tr > &:first-child': { paddingInlineStart: space.l },
      'tr > &:last-child': { paddingInlineEnd: space.l },
    },
  },
} as const;

export const rowHead = style({
  '@layer': {
    [layer]: {
      textAlign: 'start',
      fontWeight: vars.fontWeight.semibold,
      overflowWrap: 'anywhere',
      '@container': { [wide]: { ...inColumns[wide], minInlineSize: '11rem' } },
    },
  },
});

export const cell = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '@container': inColumns,
    },
  },
});

/** A day, which stays on one line. */
export const day = style({ '@layer': { [layer]: { display: 'inline-block', whiteSpace: 'nowrap' } } });

/** Who pays, beside how it stands on a card. */
export const tenant = style({
  '@layer': {
    [layer]: {
      gridColumn: 1,
      gridRow: 2,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '@container': inColumns,
    },
  },
});

export const status = style({
  '@layer': {
    [layer]: {
      gridColumn: 2,
      gridRow: 2,
      textAlign: 'end',
      '@container': { [wide]: { ...inColumns[wide], textAlign: 'start' } },
    },
  },
});

/** What a card leaves out. */
export const columnsOnly = style({
  '@layer': {
    [layer]: { display: 'none', '@container': { [wide]: { ...inColumns[wide], display: 'table-cell' } } },
  },
});

/** The amount: beside the home on a card. */
export const amount = style({
  '@layer': {
    [layer]: {
      gridColumn: 2,
      gridRow: 1,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '@container': inColumns,
    },
  },
});

/** What is below the facts of a home. */
export const detailRow = style({
  '@layer': {
    [layer]: {
      display: 'block',
      marginBlockStart: space.m,
      '@container': { [wide]: { display: 'table-row' } },
    },
  },
});

export const detail = style({
  '@layer': {
    [layer]: {
      display: 'block',
      '@container': {
        [wide]: { display: 'table-cell', paddingBlockEnd: space.l, paddingInline: space.l },
      },
    },
  },
});

/** Words that only tell what a value on a card is; the heads of the columns tell it where there are columns. */
export const cardLabel = style({
  '@layer': {
    [layer]: { color: text.muted, '@container': { [wide]: { display: 'none' } } },
  },
});

/** The three figures of a month: rows of one box where there is little room, boxes side by side where there is more. */
export const figures = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      margin: 0,
      border: line,
      borderRadius: vars.radius.l,
      background: bg.surface,
      '@media': {
        '(width >= 48rem)': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: space.m,
          border: 0,
          background: 'transparent',
        },
      },
    },
  },
});

export const figure = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: space.m,
      paddingBlock: space.m,
      paddingInline: space.l,
      selectors: { '& + &': { borderBlockStart: line } },
      '@media': {
        '(width >= 48rem)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          rowGap: space.xs,
          paddingBlock: space.l,
          border: line,
          borderRadius: vars.radius.l,
          background: bg.surface,
        },
      },
    },
  },
});

export const figureLabel = style({
  '@layer': { [layer]: { color: text.muted, fontSize: vars.fontSize.s } },
});

export const figureValue = style({
  '@layer': {
    [layer]: {
      margin: 0,
      fontFamily: vars.font.heading,
      fontSize: vars.fontSize.xl,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: vars.lineHeight.tight,
      '@media': { '(width >= 48rem)': { fontSize: vars.fontSize.xxl } },
    },
  },
});

export const figureHint = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      margin: 0,
      color: text.muted,
      fontSize: vars.fontSize.s,
      selectors: {
        '&[data-tone="success"]': { color: text.success },
        '&[data-tone="danger"]': { color: text.danger },
      },
    },
  },
});
