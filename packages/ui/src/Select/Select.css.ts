import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export { control, controlEnd, controlFrame } from '../styling/control.css.ts';

export const select = uiStyle({
  paddingInlineEnd: `calc(${vars.space.m} + ${vars.size.iconM} + ${vars.space.s})`,
  cursor: 'pointer',
});
