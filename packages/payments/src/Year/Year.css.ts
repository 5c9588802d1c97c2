import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { border, bg, text } = vars.color;
const { space } = vars;
const line = `1px solid ${border.default}`;
const wide = '(min-width: 64rem)';

export const frame = style({ '@layer': { [layer]: { containerType: 'inline-size', minInlineSize: 0 } } });

export const table = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: vars.fontSize.s,
      fontVariantNumeric: 'tabular-nums lining-nums',
      '@container': {
        [wide]: { display: 'table', border: line, borderRadius: vars.radius.l, background: bg.surface },
      },
    },
  },
});

export const rows = style({
  '@layer': {
    [layer]: { display: 'block', '@container': { [wide]: { display: 'table-row-group' } } },
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

/** A home: a card with a few months side by side, or a row. */
export const row = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
      gap: space.s,
      marginBlockEnd: space.m,
      paddingBlock: space.m,
      paddingInline: space.l,
      border: line,
      borderRadius: vars.radius.l,
      background: bg.surface,
      '@container': { [wide]: { display: 'table-row', border: 0, background: 'transparent' } },
    },
  },
});

const padding = {
  paddingBlock: space.s,
  paddingInline: space.xs,
  selectors: {
    '&:first-child': { paddingInlineStart: space.m },
    '&:last-child': { paddingInlineEnd: space.m },
  },
} as const;

export const columnHead = style({
  '@layer': {
    [layer]: {
      ...padding,
      color: text.muted,
      fontWeight: vars.fontWeight.semibold,
      textAlign: 'end',
      selectors: { ...padding.selectors, '&[data-home]': { textAlign: 'start' } },
    },
  },
});

const inColumns = {
  [wide]: { ...padding, borderBlockStart: line, textAlign: 'end', whiteSpace: 'nowrap' },
} as const;

export const home = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      textAlign: 'start',
      fontWeight: vars.fontWeight.semibold,
      overflowWrap: 'anywhere',
      '@container': {
        [wide]: { ...inColumns[wide], minInlineSize: '9rem', textAlign: 'start', whiteSpace: 'normal' },
      },
    },
  },
});

export const cell = style({
  '@layer': {
    [layer]: {
      selectors: {
        '&::before': { content: 'attr(data-label) / ""', display: 'block', color: text.muted },
        '&[data-quiet]': { color: text.muted },
      },
      '@container': {
        [wide]: { ...inColumns[wide], selectors: { ...padding.selectors, '&::before': { content: 'none' } } },
      },
    },
  },
});

export const total = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      fontWeight: vars.fontWeight.semibold,
      selectors: { '&::before': { content: 'attr(data-label) ": " / ""', color: text.muted } },
      '@container': {
        [wide]: { ...inColumns[wide], selectors: { ...padding.selectors, '&::before': { content: 'none' } } },
      },
    },
  },
});
