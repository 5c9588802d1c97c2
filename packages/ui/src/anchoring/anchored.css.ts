import { vars } from '@sewa/tokens';
import { byOption, uiStyle } from '../styling/uiStyle.ts';

const row = {
  '&[data-align="start"]': 'span-inline-end',
  '&[data-align="center"]': 'span-all',
  '&[data-align="end"]': 'span-inline-start',
};
const column = {
  '&[data-align="start"]': 'span-block-end',
  '&[data-align="center"]': 'span-all',
  '&[data-align="end"]': 'span-block-start',
};

function areas(side: string, edge: string, across: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(across).map(([selector, span]) => [
      `${selector}[data-side="${side}"]`,
      { positionArea: `${edge} ${span}` },
    ]),
  );
}

/** Stands beside its anchor on the side of `data-side`, at the end of it that `data-align` names, or opposite where there is no room. */
export const anchored = uiStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.s})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: byOption('side', {
    top: { marginBlock: vars.space.xs, marginInline: 0 },
    bottom: { marginBlock: vars.space.xs, marginInline: 0 },
    start: { marginInline: vars.space.xs, marginBlock: 0 },
    end: { marginInline: vars.space.xs, marginBlock: 0 },
  }),
  '@supports': {
    '(position-area: block-end)': {
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      selectors: {
        ...areas('bottom', 'block-end', row),
        ...areas('top', 'block-start', row),
        ...areas('end', 'inline-end', column),
        ...areas('start', 'inline-start', column),
      },
    },
  },
});
