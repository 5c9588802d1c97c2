import { vars } from '@sewa/tokens';
import { canHover, uiStyle } from '../styling/uiStyle.ts';

export { control, controlFrame, controlStart } from '../styling/control.css.ts';

export const number = uiStyle({
  paddingInlineEnd: `calc(2 * ${vars.size.target} + ${vars.space.s})`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-has-start]': { paddingInlineStart: `calc(${vars.space.m} + 1ch + ${vars.space.s})` } },
});

export const steppers = uiStyle({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'flex',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const stepper = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  background: 'transparent',
  color: vars.color.text.default,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [canHover]: { selectors: { '&:hover:enabled': { background: vars.color.bg.accentSubtle } } } },
  selectors: {
    '&:last-child': {
      borderStartEndRadius: `calc(${vars.radius.m} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.m} - 1px)`,
    },
    '&:active:enabled': { background: vars.color.bg.sunken },
    '&:disabled': { color: vars.color.border.default, cursor: 'not-allowed' },
  },
});
