import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Stands between the person and their pages. */
export const switcher = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      padding: vars.space.s,
      marginBlockEnd: vars.space.s,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
      overflowWrap: 'anywhere',
    },
  },
});

globalStyle(`${switcher} > button`, {
  '@layer': {
    [layer]: {
      justifyContent: 'flex-start',
      paddingInlineStart: `calc(1.5rem + ${vars.space.s})`,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
});

export const current = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.size.target,
      color: vars.color.text.accent,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

/** The line of a menu that says who is acted for. */
export const line = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minBlockSize: vars.size.target,
      paddingInline: vars.space.m,
      overflowWrap: 'anywhere',
    },
  },
});
