import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
/** From here on the card has room beside the chat. */
const besideChat = `(min-width: ${breakpoints.xl}px)`;

export const line = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s },
  },
});

export const quote = style({
  '@layer': {
    [layer]: {
      margin: 0,
      paddingInlineStart: vars.space.m,
      borderInlineStart: `3px solid ${vars.color.border.default}`,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
});

export const list = style({
  '@layer': {
    [layer]: { display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const aside = style({
  '@layer': {
    [layer]: {
      display: 'none',
      boxSizing: 'border-box',
      overflowY: 'auto',
      inlineSize: '17rem',
      flex: 'none',
      padding: vars.space.l,
      background: vars.color.bg.surface,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      '@media': { [besideChat]: { display: 'block' } },
    },
  },
});

export const details = style({
  '@layer': {
    [layer]: {
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      paddingInline: vars.space.l,
      '@media': { [besideChat]: { display: 'none' } },
    },
  },
});

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'list-item',
      paddingBlock: vars.space.s,
      cursor: 'pointer',
      fontSize: vars.fontSize.s,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

export const content = style({
  '@layer': {
    [layer]: { maxBlockSize: '45dvh', overflowY: 'auto', paddingBlockEnd: vars.space.m },
  },
});
