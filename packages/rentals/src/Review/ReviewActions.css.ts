import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.m}px)`;
const narrow = `not all and ${wide}`;
const barSize = `calc(${vars.size.target} + 2 * ${vars.space.s} + 1px)`;
/** The menu at the foot of phones. */
const taken = 'var(--sewa-taken-foot, 0px)';

/** The two decisions: at the top right of wide windows, at the foot of narrow ones. */
export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      position: 'sticky',
      zIndex: 3,
      background: vars.color.bg.surface,
      '@media': {
        [wide]: {
          insetBlockStart: `calc(var(--sewa-covered-head, 0px) + ${vars.space.s})`,
          alignSelf: 'flex-end',
          padding: vars.space.s,
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.m,
        },
        [narrow]: {
          order: 1,
          insetBlockEnd: taken,
          marginInline: `calc(-1 * ${vars.space.l})`,
          paddingInline: vars.space.l,
          paddingBlock: vars.space.s,
          borderBlockStart: `1px solid ${vars.color.border.default}`,
        },
      },
    },
  },
});

globalStyle(`html:has(${bar})`, {
  '@layer': {
    [layer]: {
      '@media': {
        [narrow]: {
          scrollPaddingBlockEnd: `calc(${barSize} + ${vars.space.l} + ${taken})`,
        },
      },
    },
  },
});
