import { vars } from '@sewa/tokens';
import { controlStart } from '../styling/control.css.ts';
import { uiStyle } from '../styling/uiStyle.ts';

export { control, controlFrame } from '../styling/control.css.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const code = `${controlStart} ${uiStyle({ ...figures, fontSize: vars.fontSize.m })}`;

export const number = uiStyle({
  ...figures,
  paddingInlineStart: `calc(${vars.space.m} + 3ch + ${vars.space.xs})`,
});
