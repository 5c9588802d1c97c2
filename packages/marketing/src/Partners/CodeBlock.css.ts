import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const block = style({
  '@layer': {
    [layer]: {
      margin: 0,
      minInlineSize: 0,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.m,
      background: vars.color.bg.surface,
      overflow: 'clip',
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.m,
      minBlockSize: vars.size.target,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.l,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});

/** Copying needs script; the code can be selected without. */
export const copy = style({
  '@layer': {
    [layer]: { '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } },
  },
});

export const code = style({
  '@layer': {
    [layer]: {
      margin: 0,
      padding: vars.space.l,
      overflowX: 'auto',
      background: vars.color.bg.sunken,
      fontSize: vars.fontSize.s,
      lineHeight: vars.lineHeight.normal,
      ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
    },
  },
});
