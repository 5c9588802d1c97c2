import { vars } from '@sewa/tokens';
import { calculatorStyle } from '../styling/calculatorStyle.ts';

const { bg, border, text } = vars.color;
const { fontSize, fontWeight, lineHeight, radius, space } = vars;
const wide = '(min-width: 48rem)';
/** Room for two columns of a phone's width. */
const medium = '(min-width: 40rem)';
const narrow = '(max-width: 29.99rem)';

export const root = calculatorStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  minInlineSize: 0,
  color: text.default,
  lineHeight: lineHeight.normal,
  '@media': { print: { containerType: 'normal' } },
});

export const columns = calculatorStyle({
  display: 'grid',
  gap: space.xxl,
  '@container': {
    [medium]: {
      selectors: {
        '&[data-compares]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto auto',
          columnGap: space.l,
          rowGap: space.xl,
        },
      },
    },
  },
  '@media': {
    print: {
      selectors: { '&[data-compares]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** The fields with their result: beside each other, or below each other where two are compared. */
export const column = calculatorStyle({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  minInlineSize: 0,
  '@container': {
    [wide]: {
      selectors: {
        ':not([data-compares]) > &': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: space.xxl,
        },
      },
    },
    [medium]: {
      selectors: {
        '[data-compares] > &': { gridRow: 'span 2', gridTemplateRows: 'subgrid', alignItems: 'stretch' },
      },
    },
  },
  '@media': { print: { gap: space.m } },
});

const box = {
  minInlineSize: 0,
  padding: space.xl,
  border: `1px solid ${border.default}`,
  borderRadius: radius.l,
  background: bg.surface,
} as const;

export const fields = calculatorStyle({
  ...box,
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  '@container': {
    [narrow]: { padding: space.l },
    [wide]: {
      selectors: { ':not([data-compares]) > * > &': { position: 'sticky', insetBlockStart: space.l } },
    },
  },
  '@media': { print: { display: 'none' } },
});

export const pair = calculatorStyle({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const more = calculatorStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  color: text.default,
});

export const buttons = calculatorStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  '@media': { print: { display: 'none' } },
});

export const result = calculatorStyle({
  ...box,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  scrollMarginBlockStart: space.l,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
    '&[data-empty]': { gap: space.s, background: bg.sunken },
  },
  '@container': { [narrow]: { padding: space.l } },
  '@media': {
    print: {
      border: 'none',
      padding: 0,
      background: 'none',
      selectors: { '&[data-empty]': { display: 'none' } },
    },
  },
});

export const resultHead = calculatorStyle({ display: 'flex', flexDirection: 'column', gap: space.s });

export const points = calculatorStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  margin: 0,
  marginBlockStart: space.s,
  padding: 0,
  listStyle: 'none',
});

export const point = calculatorStyle({ display: 'flex', gap: space.s });

export const pointIcon = calculatorStyle({
  display: 'flex',
  flex: 'none',
  marginBlockStart: '0.25em',
  color: text.accent,
});

export const totals = calculatorStyle({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  margin: 0,
});

export const total = calculatorStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.l,
  borderRadius: radius.m,
  background: bg.accentSubtle,
  '@media': { print: { border: `1px solid ${border.strong}` } },
});

export const totalName = calculatorStyle({ color: text.muted, fontSize: fontSize.s });

export const totalAmount = calculatorStyle({
  margin: 0,
  color: text.accent,
  fontFamily: vars.font.heading,
  fontSize: fontSize.xxl,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.tight,
});

export const lines = calculatorStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const groupTitle = calculatorStyle({
  paddingBlockEnd: space.s,
  borderBlockEnd: `2px solid ${border.accent}`,
  textAlign: 'start',
  fontWeight: fontWeight.semibold,
});

export const line = calculatorStyle({
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } },
});

export const lineName = calculatorStyle({
  paddingBlock: space.m,
  paddingInlineEnd: space.l,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.medium,
});

export const note = calculatorStyle({
  display: 'block',
  maxInlineSize: '34rem',
  textWrap: 'pretty',
  color: text.muted,
  fontSize: fontSize.s,
  fontWeight: fontWeight.regular,
});

export const amount = calculatorStyle({
  // As narrow as the amount: the rest is for the sentence beside it.
  inlineSize: '1%',
  paddingBlock: space.m,
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.semibold,
  selectors: { '&[data-unknown]': { color: text.muted, fontWeight: fontWeight.regular } },
});

export const notes = calculatorStyle({ display: 'flex', flexDirection: 'column', gap: space.s });

export const noteList = calculatorStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: text.muted,
  fontSize: fontSize.s,
});

export const difference = calculatorStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.xl,
  borderRadius: radius.l,
  background: bg.accentSubtle,
  breakInside: 'avoid',
});
