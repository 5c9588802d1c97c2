import { breakpoints, vars } from '@sewa/tokens';
import { uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const narrow = `(width < ${breakpoints.s}px)`;

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
});

export const summary = uiStyle({
  margin: 0,
  gridColumn: 2,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 1 } },
});

export const previous = uiStyle({ gridColumn: 1, justifySelf: 'start' });

export const next = uiStyle({
  gridColumn: 3,
  justifySelf: 'end',
  '@media': { [narrow]: { gridColumn: 2 } },
});

// An arrow points along the line, whichever way it is read.
uiGlobalStyle(`.${root}:dir(rtl) svg`, { scale: '-1 1' });
