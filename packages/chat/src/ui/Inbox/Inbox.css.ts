import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle } from '../styling/chatStyle.ts';

/** From here on the list and a conversation have room beside each other. */
const beside = '(min-width: 44rem)';

export const root = chatStyle({
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
});

export const panes = chatStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  '@container': {
    [beside]: {
      selectors: { '&:not([data-empty])': { gridTemplateColumns: 'minmax(17rem, 3fr) minmax(0, 7fr)' } },
    },
    '(min-width: 72rem)': {
      selectors: { '&:not([data-empty])': { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
    },
  },
});

export const pane = chatStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-hidden]': { display: 'none' } },
  '@container': { [beside]: { selectors: { '&[data-hidden]': { display: 'grid' } } } },
});

export const list = chatStyle({
  '@container': {
    [beside]: {
      selectors: { '&:not(:only-child)': { borderInlineEnd: `1px solid ${vars.color.border.default}` } },
    },
  },
});

// The list is beside it: no link leads back, and one line about the connection is enough.
chatGlobalStyle(`.${pane} [data-back]`, { '@container': { [beside]: { display: 'none' } } });
chatGlobalStyle(`.${list}[data-hidden] [data-connection]`, { display: 'none' });
