import { gaps } from '../styling/gaps.ts';
import { byOption, uiStyle } from '../styling/uiStyle.ts';

export const stack = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
  selectors: {
    ...gaps,
    '&[data-direction="row"]': { flexDirection: 'row' },
    '&[data-wrapping]': { flexWrap: 'wrap' },
    ...byOption('align', {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    }),
    ...byOption('justify', {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    }),
  },
});
