import { vars } from '@sewa/tokens';
import { pickerStyle } from '../styling/pickerStyle.ts';

const rows = `6 * ${vars.size.target} + ${vars.size.target} + ${vars.space.xl} + ${vars.space.xs}`;

/** As high and wide as a month with its label, so that nothing moves when the month comes. */
export const place = pickerStyle({
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  inlineSize: `calc(7 * ${vars.size.target})`,
  minBlockSize: `calc(${rows} + ${vars.space.xs} + 1.5 * ${vars.fontSize.s})`,
});
