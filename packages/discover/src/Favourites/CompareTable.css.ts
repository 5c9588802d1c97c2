import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const line = `1px solid ${vars.color.border.default}`;
const cellSpace = { paddingBlock: vars.space.m, paddingInline: vars.space.l, textAlign: 'start' } as const;
/** The names of the facts stay in sight while the homes scroll by. */
const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.bg.surface,
  borderInlineEnd: line,
} as const;

export const frame = style({
  '@layer': {
    [layer]: {
      overflowX: 'auto',
      border: line,
      borderRadius: vars.radius.l,
      background: vars.color.bg.surface,
      selectors: {
        '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const table = style({
  '@layer': {
    [layer]: { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.fontSize.s },
  },
});

export const corner = style({ '@layer': { [layer]: { ...sticky, borderBlockEnd: line } } });

export const head = style({
  '@layer': {
    [layer]: { ...cellSpace, minInlineSize: '11rem', verticalAlign: 'bottom', borderBlockEnd: line },
  },
});

export const fact = style({
  '@layer': {
    [layer]: {
      ...cellSpace,
      ...sticky,
      minInlineSize: '7.5rem',
      fontWeight: vars.fontWeight.medium,
      color: vars.color.text.muted,
      verticalAlign: 'top',
      selectors: { 'tr + tr > &': { borderBlockStart: line } },
    },
  },
});

export const cell = style({
  '@layer': {
    [layer]: {
      ...cellSpace,
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      selectors: { 'tr + tr > &': { borderBlockStart: line } },
    },
  },
});
