import { vars } from '@sewa/tokens';
import { control } from '../styling/control.css.ts';
import { uiStyle } from '../styling/uiStyle.ts';

/** A box that grows with its words forgets how many lines it was asked to have. */
const leastLines = Object.fromEntries(
  [2, 3, 4, 5, 6, 7, 8].map((rows) => [
    `&[rows="${rows}"]`,
    { minBlockSize: `calc(${rows}lh + 2 * ${vars.space.s} + 2px)` },
  ]),
);

const lines = uiStyle({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
  selectors: { 'textarea&': { paddingBlock: vars.space.s }, ...leastLines },
});

export const textArea = `${control} ${lines}`;

export const counter = uiStyle({
  margin: 0,
  textAlign: 'end',
  color: vars.color.text.muted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.normal,
  selectors: { '&[data-low]': { color: vars.color.text.default, fontWeight: vars.fontWeight.semibold } },
});
