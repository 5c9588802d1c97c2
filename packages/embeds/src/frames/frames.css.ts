import { vars } from '@sewa/tokens';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const frameStyle = (rule: Omit<StyleRule, '@layer'>): string => style({ '@layer': { [layer]: rule } });

// As high as the page lets it be, and the page follows its content.
globalStyle('body', { '@layer': { [layer]: { minBlockSize: 0 } } });

export const calculator = frameStyle({
  display: 'flow-root',
  padding: vars.space.m,
  containerType: 'inline-size',
  '@media': { '(max-width: 29.99rem)': { padding: vars.space.s } },
});

export const chat = frameStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  selectors: {
    // A conversation scrolls within the frame; the frame is as high as anything else.
    '&[data-fills]': { blockSize: '100dvh' },
  },
});

export const bar = frameStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

// It takes the focus only where there is nothing to write in, and does nothing.
globalStyle(`${bar} > h1:focus-visible`, { '@layer': { [layer]: { outline: 'none' } } });

export const body = frameStyle({ minBlockSize: 0, overflow: 'auto' });

export const draft = frameStyle({ padding: vars.space.l });

export const note = frameStyle({
  paddingBlock: vars.space.s,
  selectors: { [`${chat} > &`]: { paddingInline: vars.space.l } },
});

export const waiting = frameStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12rem',
});
