import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** How much is covered at the head of the window, by what says that a connection is gone. */
const covered = 'var(--sewa-covered-head, 0px)';

export const detail = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      minInlineSize: 0,
      '@media': {
        [wide]: {
          position: 'sticky',
          insetBlockStart: `calc(${vars.space.l} + ${covered})`,
          maxBlockSize: `calc(100dvh - 2 * ${vars.space.l} - ${covered})`,
          overflowY: 'auto',
          padding: vars.space.xl,
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.l,
          background: vars.color.bg.surface,
        },
      },
    },
  },
});

export const back = style({
  '@layer': { [layer]: { margin: 0, minBlockSize: vars.size.target, display: 'flex', alignItems: 'center' } },
});

export const picture = style({
  '@layer': { [layer]: { borderRadius: vars.radius.m, overflow: 'hidden', flex: 'none' } },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.s,
    },
  },
});

export const period = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.m, fontWeight: vars.fontWeight.regular, color: vars.color.text.muted },
  },
});
