import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

/** Running text at a measure of about 65 characters; each block brings the space above itself. */
export const prose = style({
  '@layer': {
    [layer]: {
      fontSize: fontSize.l,
      lineHeight: lineHeight.relaxed,
      overflowWrap: 'break-word',
      selectors: { '&[data-nested]': { fontSize: fontSize.m } },
    },
  },
});

/** What is wider than the page scrolls by itself. */
export const scroll = style({
  '@layer': {
    [layer]: {
      overflowX: 'auto',
      borderRadius: radius.m,
      ':focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
    },
  },
});

/** What a text says at its end. */
export const footnotes = style({
  '@layer': {
    [layer]: {
      paddingBlockStart: space.l,
      borderBlockStart: `1px solid ${color.border.default}`,
      fontSize: fontSize.m,
    },
  },
});

/** A task has its mark instead of a bullet. */
export const task = style({ '@layer': { [layer]: { listStyle: 'none' } } });

const within = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [layer]: rules } });

within('> *', { marginBlock: 0 });
within('> * + *', { marginBlockStart: '1.2em' });
within(':is(h2, h3, h4, h5, h6)', {
  fontFamily: vars.font.heading,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.tight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  scrollMarginBlockStart: space.xxl,
});
within('> * + :is(h2, h3, h4, h5, h6)', { marginBlockStart: '1.6em' });
within('> * + h2', { marginBlockStart: '1.9em' });
within(':is(h2, h3, h4, h5, h6) + *', { marginBlockStart: '0.6em' });
within('h2', { fontSize: fontSize.xl });
within('h3', { fontSize: fontSize.l });
within(':is(h4, h5, h6)', { fontSize: fontSize.m });

within(':is(ul, ol)', { margin: 0, paddingInlineStart: '1.4em' });
within('> * + :is(ul, ol)', { marginBlockStart: '1.2em' });
within(':is(h2, h3, h4, h5, h6) + :is(ul, ol)', { marginBlockStart: '0.6em' });
within('li + li', { marginBlockStart: '0.5em' });
within('li > p', { marginBlock: 0 });
within('li > * + :is(p, ul, ol)', { marginBlockStart: '0.5em' });
within('li::marker', { color: color.text.muted });

within('blockquote', {
  paddingInlineStart: space.l,
  marginInline: 0,
  borderInlineStart: `3px solid ${color.border.default}`,
  color: color.text.muted,
});
within('blockquote > p', { marginBlock: 0 });
within('blockquote > * + p', { marginBlockStart: '0.8em' });
within('hr', { border: 0, borderBlockStart: `1px solid ${color.border.default}`, marginBlock: '2em' });

within('sup', { fontSize: '0.75em', lineHeight: 0, scrollMarginBlockStart: space.xxl });
within(':is(section li)', { scrollMarginBlockStart: space.xxl });

within('code', { fontSize: '0.9em', overflowWrap: 'anywhere' });
within('pre', { padding: space.l, background: color.bg.sunken, lineHeight: lineHeight.normal });
within('pre code', { overflowWrap: 'normal' });

within(`${scroll} > table`, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.m,
  lineHeight: lineHeight.normal,
});
within(`${scroll} :is(th, td)`, {
  paddingBlock: space.s,
  paddingInline: space.m,
  borderBlockEnd: `1px solid ${color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within(`${scroll} th`, { background: color.bg.sunken, fontWeight: fontWeight.semibold });
within(`${scroll} :is(th, td)[data-align="center"]`, { textAlign: 'center' });
within(`${scroll} :is(th, td)[data-align="right"]`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
