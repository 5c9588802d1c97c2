import { vars } from '@sewa/tokens';
import { type StyleRule, style } from '@vanilla-extract/css';

function page(rule: StyleRule): string {
  return style({ '@layer': { 'sewa.page': rule } });
}

const { bg, border, text } = vars.color;

/** A part of the page with a ground of its own, in the contexts its attributes name. */
export const panel = page({
  padding: vars.space.xl,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.l,
  background: bg.page,
  color: text.default,
});

/** A ground and the texts that may stand on it. */
export const tile = page({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
});

/** What stands at the end of a line. */
export const end = page({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

/** A name at one end and a number at the other. */
export const line = page({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = page({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxxl,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
});

/** A ring in the colour of an edge. */
export const ring = page({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: vars.size.iconL,
  blockSize: vars.size.iconL,
  border: '3px solid',
  borderRadius: vars.radius.s,
});

/** A row of a scale: name, what it looks like, what it is for. */
export const row = page({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1.3fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${border.default}`,
  '@media': { '(width < 480px)': { gridTemplateColumns: '1fr', gap: vars.space.xs } },
});

export const specimen = page({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const measure = page({
  blockSize: vars.space.l,
  borderRadius: vars.radius.s,
  background: bg.accent,
});

export const box = page({
  blockSize: '7rem',
  border: `1px solid ${border.default}`,
  background: bg.surface,
});

export const stage = page({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '12rem',
  padding: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: bg.sunken,
});

export const mover = page({
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.pill,
  background: vars.color.brand.bar,
  selectors: { 'button:hover ~ div &, button:focus-visible ~ div &': { translate: '9.5rem 0' } },
});

export const curve = page({
  inlineSize: '5rem',
  blockSize: '5rem',
  overflow: 'visible',
  fill: 'none',
  stroke: text.accent,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});

export const curveFrame = page({ stroke: border.default, strokeWidth: 1 });

/** A text that is copied by a press. */
export const copyText = page({
  minBlockSize: '1.5rem',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: text.muted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.xs,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'copy',
  selectors: { '&:hover': { color: text.accent, textDecoration: 'underline' } },
});

/** A drawing above its name. */
export const cell = page({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
});
