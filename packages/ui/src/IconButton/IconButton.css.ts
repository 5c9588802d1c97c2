import { vars } from '@sewa/tokens';
import { button } from '../Button/Button.css.ts';
import { uiGlobalStyle } from '../styling/uiStyle.ts';

uiGlobalStyle(`.${button}[data-square]`, { flex: 'none', padding: 0 });

uiGlobalStyle(`.${button}[data-square][data-size="s"]`, {
  '@media': { '(pointer: coarse)': { minInlineSize: vars.size.target } },
});
