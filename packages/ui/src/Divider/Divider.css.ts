import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export const divider = uiStyle({
  flex: 'none',
  alignSelf: 'stretch',
  blockSize: 0,
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  selectors: {
    '&[data-orientation="vertical"]': {
      inlineSize: 0,
      blockSize: 'auto',
      minBlockSize: '1em',
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.border.default}`,
    },
  },
});
