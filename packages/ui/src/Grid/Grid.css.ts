import { gaps } from '../styling/gaps.ts';
import { byOption, uiStyle } from '../styling/uiStyle.ts';

function columns(width: string) {
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` };
}

export const grid = uiStyle({
  display: 'grid',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
  selectors: {
    ...gaps,
    ...byOption('min-column', {
      xs: columns('8rem'),
      s: columns('12rem'),
      m: columns('17rem'),
      l: columns('24rem'),
    }),
  },
});
