import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const hasScript = '(scripting: enabled)';

/** Width of the button that adds files, and of the input over it. */
const CHOOSER_WIDTH = '11rem';

/** Where files are chosen: our button, and over it the input. Without script the browser's own control is shown, which alone can name the file. */
export const chooser = style({ '@layer': { [layer]: { position: 'relative' } } });

globalStyle(`${chooser} span:has(> input)`, {
  '@layer': { [layer]: { '@media': { [hasScript]: { display: 'contents' } } } },
});

globalStyle(`${chooser} input`, {
  '@layer': {
    [layer]: {
      '@media': {
        [hasScript]: {
          position: 'absolute',
          insetBlockEnd: 0,
          insetInlineStart: 0,
          inlineSize: CHOOSER_WIDTH,
          blockSize: vars.size.target,
          minBlockSize: 0,
          opacity: 0,
          cursor: 'pointer',
        },
      },
    },
  },
});

export const chooserButton = style({
  '@layer': {
    [layer]: {
      display: 'none',
      '@media': {
        [hasScript]: {
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: vars.space.s,
          inlineSize: CHOOSER_WIDTH,
          minBlockSize: vars.size.target,
          marginBlockStart: vars.space.m,
          border: `1px solid ${vars.color.border.strong}`,
          borderRadius: vars.radius.m,
          background: vars.color.bg.surface,
          color: vars.color.text.default,
          fontWeight: vars.fontWeight.semibold,
        },
      },
      selectors: {
        [`${chooser}:has(input:focus-visible) > &`]: {
          outline: `2px solid ${vars.color.border.focus}`,
          outlineOffset: '2px',
        },
        [`${chooser}:has(input:hover) > &`]: {
          borderColor: vars.color.border.accent,
          background: vars.color.bg.accentSubtle,
        },
      },
    },
  },
});
