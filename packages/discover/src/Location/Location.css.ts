import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { bg, border, text } = vars.color;

export const groups = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      gap: `${vars.space.l} ${vars.space.xl}`,
    },
  },
});

export const list = style({
  '@layer': { [layer]: { listStyle: 'none', margin: 0, padding: 0, marginBlockStart: vars.space.xs } },
});

export const place = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'baseline',
      columnGap: vars.space.s,
      paddingBlock: vars.space.s,
      selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } },
    },
  },
});

/** The number of its mark on the drawing. */
export const number = style({
  '@layer': {
    [layer]: {
      display: 'inline-grid',
      placeItems: 'center',
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      borderRadius: vars.radius.pill,
      border: `1px solid ${border.strong}`,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums',
      selectors: {
        '&[data-kind="station"]': { background: bg.inverse, borderColor: bg.inverse, color: text.inverse },
      },
    },
  },
});

export const name = style({ '@layer': { [layer]: { fontWeight: vars.fontWeight.medium } } });

export const walk = style({
  '@layer': { [layer]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
});

export const metres = style({
  '@layer': { [layer]: { color: text.muted, fontSize: vars.fontSize.s } },
});
