import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { uiLayer } from '../styling/layers.css.ts';
import { uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';
import { menu } from './Menu.css.ts';

const inPlace = `(hover: none), (width < ${breakpoints.s}px)`;
const name = '--sewa-submenu';

/** In the sheet of its menu, also where the browser cannot place it beside its item. */
const below = {
  position: 'static',
  border: 0,
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  borderRadius: 0,
  boxShadow: 'none',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  paddingBlock: 0,
  selectors: { '&[data-side]': { marginBlock: vars.space.xs, marginInline: `${vars.space.xl} 0` } },
} as const;

export const wrapper = uiStyle({ anchorScope: name });

uiGlobalStyle(`${wrapper} > [aria-haspopup]`, { anchorName: name });

export const submenu = style([
  menu,
  {
    '@layer': {
      [uiLayer]: {
        positionAnchor: name,
        selectors: {
          '&[hidden]': { display: 'none' },
          '&[data-side]': { marginBlock: `calc(-1 * ${vars.space.xs} - 1px)` },
        },
        '@media': { [inPlace]: below },
        '@supports': { 'not (position-area: end)': below },
      },
    },
  },
]);

export const arrow = uiStyle({
  display: 'flex',
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [inPlace]: {
      transform: 'rotate(90deg)',
      selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(-90deg)' } },
    },
  },
});
