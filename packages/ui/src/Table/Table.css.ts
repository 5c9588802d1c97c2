import { vars } from '@sewa/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { canHover, forcedColors, uiStyle } from '../styling/uiStyle.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { bg, border, text } = vars.color;
const { fontSize, fontWeight, radius, space } = vars;
const line = `1px solid ${border.default}`;
const inCards = '[data-narrow="cards"] &';
const inScroll = '[data-narrow="scroll"] &';
const rowHeaderSize = '7.5rem';

/** What holds where there is little room for a table whose rows become cards. */
function asCard(selectors: NonNullable<StyleRule['selectors']>): NonNullable<StyleRule['@container']> {
  return { '(width < 36rem)': { selectors } };
}

const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const frame = uiStyle({ containerType: 'inline-size', minInlineSize: 0, color: text.default });

export const box = uiStyle({
  border: line,
  borderRadius: radius.l,
  background: bg.surface,
  // Clipped and not hidden: what scrolls within itself keeps its heads to itself.
  overflow: 'clip',
  selectors: {
    // What is focused must not stand behind the names of the rows, which stay.
    [inScroll]: { overflowX: 'auto', scrollPaddingInlineStart: `calc(${rowHeaderSize} + ${space.s})` },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  '@container': asCard({
    [inCards]: { border: 0, borderRadius: 0, background: 'transparent', overflow: 'visible' },
  }),
});

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.s,
  lineHeight: vars.lineHeight.normal,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@container': asCard({ [inCards]: { display: 'block' } }),
});

export const caption = uiStyle({
  paddingBlock: space.m,
  paddingInline: space.l,
  color: text.default,
  fontSize: fontSize.m,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  selectors: { [`&:has(> .${visuallyHidden}:only-child)`]: { padding: 0 } },
  '@container': asCard({ [inCards]: { display: 'block', paddingInline: 0 } }),
});

export const head = uiStyle({
  '@container': asCard({
    [inCards]: { display: 'block' },
    [`${inCards}:not(:has(button))`]: outOfSight,
  }),
});

export const headRow = uiStyle({
  '@container': asCard({
    [inCards]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.s,
      paddingBlockEnd: space.m,
    },
  }),
});

export const columnHeader = uiStyle({
  position: 'sticky',
  insetBlockStart: 'var(--sewa-covered-head, 0px)',
  zIndex: 1,
  blockSize: vars.size.target,
  paddingBlock: space.s,
  paddingInline: space.l,
  borderBlockEnd: `1px solid ${border.strong}`,
  background: bg.surface,
  color: text.muted,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-sortable]': { padding: 0 },
    '&[data-numeric]': { textAlign: 'end' },
    '&[aria-sort$="ending"]': { color: text.default },
    [inScroll]: { insetBlockStart: 0, paddingBlockStart: space.l, verticalAlign: 'bottom' },
    [`${inScroll}:first-child`]: { insetInlineStart: 0, zIndex: 2 },
    [`${inScroll}:not(:first-child)`]: { minInlineSize: '11rem' },
  },
  '@container': asCard({
    [inCards]: { position: 'static', blockSize: 'auto', border: 0, background: 'transparent' },
    [`${inCards}:not([data-sortable])`]: outOfSight,
  }),
});

export const sortButton = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  margin: 0,
  paddingBlock: space.s,
  paddingInline: space.l,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '[data-numeric] > &': { justifyContent: 'flex-end' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: bg.sunken, color: text.default } } } },
  '@container': asCard({
    [inCards]: {
      paddingInline: space.m,
      border: `1px solid ${border.strong}`,
      borderRadius: radius.pill,
      background: bg.surface,
    },
    '[aria-sort$="ending"] > &': { borderColor: border.accent, background: bg.accentSubtle },
  }),
});

export const sortMark = uiStyle({
  display: 'inline-flex',
  selectors: { '[aria-sort="ascending"] &': { transform: 'rotate(180deg)' } },
});

export const body = uiStyle({
  '@container': asCard({ [inCards]: { display: 'flex', flexDirection: 'column', gap: space.m } }),
});

export const row = uiStyle({
  '@media': { [canHover]: { selectors: { '&:hover': { background: bg.sunken } } } },
  '@container': asCard({
    [inCards]: {
      display: 'block',
      paddingBlock: space.m,
      paddingInline: space.l,
      border: line,
      borderSpacing: `0 ${space.xs}`,
      borderRadius: radius.l,
      background: bg.surface,
    },
  }),
});

const cellSpace = {
  paddingBlock: space.m,
  paddingInline: space.l,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
const lineAbove = { 'tr + tr > &': { borderBlockStart: line } };
const noLineAbove = { '[data-narrow="cards"] tr + tr > &': { borderBlockStart: 0 } };

export const cell = uiStyle({
  ...cellSpace,
  selectors: {
    ...lineAbove,
    '&[data-numeric]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'normal',
    },
  },
  '@container': asCard({
    ...noLineAbove,
    // Rows of one table within the card: labels and values stand in two columns, whatever a value is made of.
    [inCards]: { display: 'table-row', textAlign: 'start' },
    [`${inCards}[data-label]::before`]: {
      // Read as the head of the column already.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      display: 'table-cell',
      maxInlineSize: '12rem',
      // Not 'anywhere', as of the value: no label is narrower than its longest word.
      overflowWrap: 'break-word',
      paddingInlineEnd: space.l,
      color: text.muted,
      verticalAlign: 'baseline',
      textAlign: 'start',
    },
  }),
});

export const rowHeader = uiStyle({
  ...cellSpace,
  color: text.default,
  fontWeight: fontWeight.semibold,
  selectors: {
    ...lineAbove,
    [inScroll]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minInlineSize: rowHeaderSize,
      borderInlineEnd: line,
      background: bg.surface,
      color: text.muted,
      fontWeight: fontWeight.medium,
    },
  },
  '@container': asCard({
    ...noLineAbove,
    [inCards]: { display: 'block', padding: 0, paddingBlockEnd: space.s, fontSize: fontSize.m },
  }),
});

export const empty = uiStyle({
  paddingBlock: space.xl,
  paddingInline: space.l,
  color: text.muted,
  textAlign: 'center',
  '@container': asCard({ [inCards]: { display: 'block' } }),
});
