import { vars } from '@sewa/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { icons } from '../Icon/generated/icons.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { renderMask } from '../styling/renderMask.ts';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const base = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  background: vars.color.bg.surface,
  color: vars.color.text.default,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '::before': {
    content: '""',
    inlineSize: vars.size.iconM,
    blockSize: vars.size.iconM,
    background: 'currentColor',
    maskPosition: 'center',
    maskRepeat: 'no-repeat',
    maskSize: 'contain',
  },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.text.accent, borderColor: vars.color.border.accent },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [mayMove]: {
      transition: `color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
    [canHover]: {
      selectors: { '&:hover': { borderColor: vars.color.border.accent, color: vars.color.text.accent } },
    },
    [forcedColors]: { borderColor: 'ButtonBorder', '::before': { background: 'ButtonText' } },
  },
});

export const toggle = styleVariants({ heart: icons.heart }, (path) => [
  base,
  {
    '@layer': {
      [uiLayer]: {
        '::before': { maskImage: renderMask(path, 'none') },
        selectors: {
          '&[aria-pressed="true"]::before': { maskImage: renderMask(path, 'black') },
          // Before it is known: in the corner of what a form sent without script came back to.
          ':target > * > &:not([aria-pressed])::before': { maskImage: renderMask(path, 'black') },
        },
      },
    },
  },
]);
