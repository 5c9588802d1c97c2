import { vars } from '@sewa/tokens';
import { mayMove, uiGlobalStyle } from '../styling/uiStyle.ts';

/** Wide letters that are hard to mistake for each other, as every system has them. */
const readingTypeface = 'Verdana, "DejaVu Sans", Geneva, sans-serif';

uiGlobalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

uiGlobalStyle('html', {
  fontFamily: vars.font.body,
  lineHeight: vars.lineHeight.normal,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlockStart: 'calc(80px + var(--sewa-covered-head, 0px))',
  background: vars.color.bg.page,
  color: vars.color.text.default,
  accentColor: vars.color.bg.accent,
});

// What a reader chose for their eyes; contrast is a matter of the tokens.
uiGlobalStyle('html[data-text-size="large"]', { fontSize: '112.5%' });

uiGlobalStyle('html[data-text-size="larger"]', { fontSize: '125%' });

uiGlobalStyle('html[data-typeface="reading"]', {
  vars: { [vars.font.body]: readingTypeface, [vars.font.heading]: readingTypeface },
});

// The spacing that WCAG 2.2 (1.4.12) says every page must bear.
uiGlobalStyle('html[data-spacing="wide"]', {
  letterSpacing: '0.12em',
  vars: Object.fromEntries(Object.values(vars.lineHeight).map((height) => [height, '1.8'])),
});

uiGlobalStyle('html:has(:target)', { '@media': { [mayMove]: { scrollBehavior: 'smooth' } } });

uiGlobalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  fontSize: vars.fontSize.m,
  fontSynthesis: 'none',
  // The spaces of Plus Jakarta Sans are narrow: words run together at the size of text.
  wordSpacing: '0.06em',
  WebkitFontSmoothing: 'antialiased',
});

uiGlobalStyle('[data-spacing="wide"] body', { wordSpacing: '0.16em' });

uiGlobalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd', { margin: 0 });

uiGlobalStyle('ul[class], ol[class]', { margin: 0, padding: 0, listStyle: 'none' });

uiGlobalStyle('img, picture, video, canvas, svg', { maxInlineSize: '100%' });

uiGlobalStyle('img, picture, video', { display: 'block', blockSize: 'auto' });

uiGlobalStyle('button, input, select, textarea', {
  font: 'inherit',
  wordSpacing: 'inherit',
  color: 'inherit',
});

uiGlobalStyle('[data-spacing="wide"] :is(h1, h2, h3, h4, h5, h6, button, input, select, textarea)', {
  letterSpacing: 'inherit',
});

uiGlobalStyle('table', { borderCollapse: 'collapse' });

uiGlobalStyle(':focus-visible', { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' });

uiGlobalStyle('[tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' });

uiGlobalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });

uiGlobalStyle('::selection', { background: vars.color.bg.accent, color: vars.color.text.onAccent });
