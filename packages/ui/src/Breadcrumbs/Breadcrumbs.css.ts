import { breakpoints, vars } from '@sewa/tokens';
import { uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const narrow = `(width < ${breakpoints.m}px)`;

export const root = uiStyle({ minInlineSize: 0 });

export const list = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** An arrow stands between two, drawn as an edge so that nobody reads it aloud; the only one of a narrow window points back. */
export const crumb = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  selectors: {
    '& + &::before': {
      content: '""',
      flex: 'none',
      inlineSize: '0.4em',
      blockSize: '0.4em',
      borderBlockStart: `1.5px solid ${vars.color.text.muted}`,
      borderInlineEnd: `1.5px solid ${vars.color.text.muted}`,
      transform: 'rotate(45deg)',
    },
    '[dir="rtl"] &::before': { transform: 'rotate(-45deg)' },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '&:not(:nth-last-child(2))': { display: 'none' },
        '&:nth-last-child(2)::before': {
          content: '""',
          flex: 'none',
          inlineSize: '0.5em',
          blockSize: '0.5em',
          border: 0,
          borderBlockEnd: `1.5px solid ${vars.color.text.accent}`,
          borderInlineStart: `1.5px solid ${vars.color.text.accent}`,
          transform: 'rotate(45deg)',
        },
        '[dir="rtl"] &:nth-last-child(2)::before': { transform: 'rotate(-45deg)' },
      },
    },
  },
});

export const current = uiStyle({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

uiGlobalStyle(`.${crumb} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
});
