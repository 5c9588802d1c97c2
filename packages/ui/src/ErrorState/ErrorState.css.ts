import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export { actions, content, root } from '../EmptyState/EmptyState.css.ts';

export const picture = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.huge,
  blockSize: vars.space.huge,
  borderRadius: vars.radius.pill,
  background: vars.color.bg.dangerSubtle,
  color: vars.color.text.danger,
});
