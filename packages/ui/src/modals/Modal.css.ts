import { uiGlobalStyle } from '../styling/uiStyle.ts';

uiGlobalStyle('[data-scroll-locked]', { overflow: 'hidden' });
uiGlobalStyle('[data-scroll-locked="gutter"]', { scrollbarGutter: 'stable' });
