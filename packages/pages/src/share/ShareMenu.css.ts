import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const share = style({ '@layer': { [layer]: { '@media': { print: { display: 'none' } } } } });

/** Links lead on without script; what needs it is not shown where there is none. */
globalStyle(`${share} [role="menuitem"]:not([href])`, {
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

globalStyle(`${share} hr`, {
  '@layer': {
    [layer]: { marginBlock: vars.space.xs, '@media': { '(scripting: none)': { display: 'none' } } },
  },
});
