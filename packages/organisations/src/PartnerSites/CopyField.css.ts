import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const text = style({ '@layer': { [layer]: { overflowWrap: 'anywhere', minInlineSize: 0 } } });

/** Copying needs script; the text can be selected without. */
export const copy = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});
