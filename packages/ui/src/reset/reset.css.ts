import { vars } from '@sewa/tokens';
import { mayMove, uiGlobalStyle } from '../styling/uiStyle.ts';

uiGlobalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

uiGlobalStyle('html', {
  fontFamily: vars.font.body,
  lineHeight: vars.lineHeight.normal,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlockStart: '80px',
  background: vars.color.bg.page,
  color: vars.color.text.default,
  accentColor: vars.color.bg.accent,
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

uiGlobalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd', { margin: 0 });

uiGlobalStyle('ul[class], ol[class]', { margin: 0, padding: 0, listStyle: 'none' });

uiGlobalStyle('img, picture, video, canvas, svg', { maxInlineSize: '100%' });

uiGlobalStyle('img, picture, video', { display: 'block', blockSize: 'auto' });

uiGlobalStyle('button, input, select, textarea', {
  font: 'inherit',
  wordSpacing: 'inherit',
  color: 'inherit',
});

uiGlobalStyle('table', { borderCollapse: 'collapse' });

uiGlobalStyle(':focus-visible', { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' });

uiGlobalStyle('[tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' });

uiGlobalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });

uiGlobalStyle('::selection', { background: vars.color.bg.accent, color: vars.color.text.onAccent });
