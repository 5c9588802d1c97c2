import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const narrow = `(max-width: ${breakpoints.m - 1}px)`;

/** Opens below the button; where anchors are unknown, at the corner the button stands in. */
export const menu = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: `4rem ${vars.space.l} auto auto`,
      margin: 0,
      whiteSpace: 'normal',
      inlineSize: '16rem',
      maxInlineSize: `calc(100vw - 2 * ${vars.space.l})`,
      maxBlockSize: `calc(100dvh - 4rem - ${vars.space.l})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: vars.space.s,
      background: vars.color.bg.raised,
      color: vars.color.text.default,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.l,
      '@supports': {
        '(position-area: block-end)': {
          inset: 'auto',
          marginBlockStart: vars.space.xs,
          positionArea: 'block-end span-inline-start',
        },
      },
    },
  },
});

/** On narrow screens the button's name is for assistive technology only. */
export const label = style({
  '@layer': {
    [layer]: {
      '@media': {
        [narrow]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const narrowOnly = style({
  '@layer': { [layer]: { display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } } },
});

export const person = style({
  '@layer': {
    [layer]: {
      padding: vars.space.m,
      minBlockSize: '3.75rem',
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
      marginBlockEnd: vars.space.s,
      overflowWrap: 'anywhere',
    },
  },
});

globalStyle(`${menu} a`, {
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      minBlockSize: vars.size.target,
      paddingInline: vars.space.m,
      borderRadius: vars.radius.m,
    },
  },
});

globalStyle(`${menu} a:hover`, {
  '@layer': { [layer]: { background: vars.color.bg.accentSubtle, textDecorationLine: 'none' } },
});
