import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { besideHelp, help } from '../PublicLayout.css.ts';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const frame = style({
  '@layer': {
    [layer]: {
      minBlockSize: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      // Its own, because the mode may be another than that of the document below it.
      background: vars.color.bg.page,
      color: vars.color.text.default,
    },
  },
});

export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: '4rem',
      paddingInline: vars.space.l,
      '@media': { [wide]: { paddingInline: vars.space.xl } },
    },
  },
});

globalStyle(`${bar} > a`, {
  '@layer': {
    [layer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target },
  },
});

globalStyle(`${bar} > ${help}`, {
  '@layer': { [layer]: { marginInlineStart: 'auto', marginInlineEnd: vars.space.m } },
});

export const columns = style({
  '@layer': {
    [layer]: {
      flexGrow: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      '@media': {
        [wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gridTemplateRows: '1fr' },
      },
    },
  },
});

export const content = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      // Beside it stand the corners of the page.
      '@media': {
        '(width > 1024px)': { selectors: { '&[data-aids]': { paddingInlineEnd: '4.5rem' } } },
        [besideHelp]: { paddingInlineEnd: '4.5rem' },
      },
    },
  },
});

// An open conversation fills a phone, whose menu is not there then: what is written stands at the foot.
globalStyle(`${content} > main[data-open]`, {
  '@layer': {
    [layer]: {
      '@media': {
        [`(max-width: ${breakpoints.m - 1}px) and (scripting: enabled)`]: {
          blockSize: 'calc(100dvh - 4rem - 1px - var(--sewa-covered-head, 0px))',
        },
      },
    },
  },
});

export const footer = style({
  '@layer': {
    [layer]: {
      marginBlockStart: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xl,
      '@media': { print: { display: 'none' } },
    },
  },
});
