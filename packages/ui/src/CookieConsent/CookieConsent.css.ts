import { breakpoints, vars } from '@sewa/tokens';
import { canHover, forcedColors, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const wide = `(min-width: ${breakpoints.m}px)`;
/** Where a fixed question would leave too little of the page, also when it is zoomed. */
const low = '(max-height: 499px)';
const margin = `(100% - ${vars.size.content} - 12rem) / 2 + ${vars.space.l}`;

export const consent = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  boxSizing: 'border-box',
  color: text.default,
  lineHeight: vars.lineHeight.normal,
  selectors: {
    '&[data-placement="foot"]': {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      // A bar that a page has there itself stays where it is; it may come late, and what is only translated has not moved.
      translate: '0 calc(-1 * var(--sewa-taken-foot, 0px))',
      zIndex: 800,
      maxBlockSize: '60dvh',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      rowGap: vars.space.s,
      paddingBlock: vars.space.s,
      paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
      paddingInline: `max(${vars.space.l}, ${margin})`,
      borderBlockStart: `1px solid ${border.default}`,
      background: bg.raised,
      boxShadow: vars.shadow.l,
    },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&[data-placement="foot"]': { flexDirection: 'row', alignItems: 'end', columnGap: vars.space.xl },
      },
    },
    [low]: {
      selectors: {
        '&[data-placement="foot"]': {
          position: 'static',
          translate: 'none',
          maxBlockSize: 'none',
          boxShadow: 'none',
        },
      },
    },
    print: { selectors: { '&[data-placement="foot"]': { display: 'none' } } },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const content = uiStyle({
  flex: 1,
  minInlineSize: 0,
  selectors: {
    [`${consent}[data-placement="foot"] &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.m,
    },
  },
});

/** On the line of the question until it is opened. */
export const choices = uiStyle({ selectors: { '&[open]': { flexBasis: '100%' } } });

export const title = uiStyle({
  margin: 0,
  marginBlockEnd: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.tight,
});

export const question = uiStyle({
  color: text.muted,
  fontSize: vars.fontSize.s,
});

export const summary = uiStyle({
  inlineSize: 'fit-content',
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  paddingInline: vars.space.s,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  color: text.accent,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-4px' } },
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const categories = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
});

export const always = uiStyle({
  marginInlineStart: vars.space.xs,
  color: text.muted,
  fontSize: vars.fontSize.s,
});

/** Two columns of one width: neither button is larger than the other, whatever they say. */
export const actions = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.m,
  '@media': { [wide]: { inlineSize: 'fit-content' } },
});

// What is focused, and the end of the page, must not stand below the question.
uiGlobalStyle(`html:has(> body ${consent}[data-placement="foot"])`, {
  scrollPaddingBlockEnd: `calc(var(--sewa-covered-foot, 0px) + ${vars.space.s})`,
});
uiGlobalStyle(`body:has(${consent}[data-placement="foot"])::after`, {
  '@media': { screen: { content: '', display: 'block', blockSize: 'var(--sewa-covered-foot)' } },
});
