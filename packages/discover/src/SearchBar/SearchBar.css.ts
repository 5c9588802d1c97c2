import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;
const narrow = `(max-width: ${breakpoints.s - 1}px)`;
const fullBleed = { clipPath: 'inset(0 -100vmax)', position: 'absolute', content: '""' } as const;

/** Stays at the top as one line when the head of the page has scrolled away; 80 px of scroll padding keep what is focused below it. */
export const bar = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockStart: 'var(--sewa-covered-head, 0px)',
      zIndex: 3,
      containerType: 'scroll-state',
      display: 'flex',
      gap: vars.space.s,
      paddingBlock: vars.space.s,
      marginBlock: `calc(-1 * ${vars.space.s})`,
      '@media': { print: { display: 'none' } },
      '::before': {
        ...fullBleed,
        inset: 0,
        zIndex: -1,
        background: vars.color.bg.page,
        boxShadow: `0 0 0 100vmax ${vars.color.bg.page}`,
      },
      '::after': { ...fullBleed, insetInline: 0, insetBlockEnd: 0, blockSize: '1px' },
      '@container': {
        'scroll-state(stuck: top)': {
          '::after': {
            background: vars.color.border.default,
            boxShadow: `0 0 0 100vmax ${vars.color.border.default}`,
          },
        },
      },
    },
  },
});

globalStyle(`${bar} > div`, { '@layer': { [layer]: { flex: '1 1 0', minInlineSize: 0 } } });

/** On phones the button is its icon, so that the box has room for what is typed. */
export const filters = style({
  '@layer': {
    [layer]: {
      '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
    },
  },
});

/** The filters stand beside the homes there. */
globalStyle(`${bar} > button`, { '@layer': { [layer]: { '@media': { [wide]: { display: 'none' } } } } });
