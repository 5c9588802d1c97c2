import { vars } from '@sewa/tokens';
import { canHover, uiStyle } from '../styling/uiStyle.ts';

export { control, controlFrame, controlStart } from '../styling/control.css.ts';

export const search = uiStyle({
  paddingInlineEnd: vars.size.target,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.color.text.default } } },
    '(scripting: none)': { display: 'none' },
  },
  selectors: { ':placeholder-shown + &, :disabled + &, :read-only + &': { display: 'none' } },
});
