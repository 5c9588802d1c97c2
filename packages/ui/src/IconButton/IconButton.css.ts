import { button } from '../Button/Button.css.ts';
import { uiGlobalStyle } from '../styling/uiStyle.ts';

uiGlobalStyle(`.${button}[data-square]`, { flex: 'none', padding: 0 });
