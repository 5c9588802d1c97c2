import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** A QR code: always dark on light, so that a phone reads it in both themes. */
export const code = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '16rem',
      blockSize: 'auto',
      borderRadius: vars.radius.s,
    },
  },
});

/** A code beside its facts where there is room. */
export const codeAndFacts = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      alignItems: 'start',
      gap: vars.space.l,
    },
  },
});

/** A name at the start, which wraps on narrow screens, and an amount at the end. */
export const apart = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: vars.space.m,
    },
  },
});

/** What is open below a bill. */
export const panel = style({
  '@layer': {
    [layer]: {
      paddingBlockStart: vars.space.m,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

/** A link that is to be copied: it breaks anywhere. */
export const url = style({
  '@layer': { [layer]: { overflowWrap: 'anywhere', userSelect: 'all' } },
});

/** What does nothing without script. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});
