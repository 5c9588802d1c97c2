import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.xl}px)`;
const noScript = '(scripting: none)';

/** Chooses between text and preview where they have no room beside each other. */
export const view = style({
  '@layer': {
    [layer]: { '@media': { [wide]: { display: 'none' }, [noScript]: { display: 'none' } } },
  },
});

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xxl,
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
    },
  },
});

const onlyChosen = `screen and (max-width: ${breakpoints.xl - 0.02}px) and (scripting: enabled)`;

export const fields = style({
  '@layer': {
    [layer]: {
      minInlineSize: 0,
      '@media': {
        [onlyChosen]: { selectors: { '[data-view="beside"] > &': { display: 'none' } } },
      },
    },
  },
});

/** What the fields make, or what somebody else wrote: it stays in sight beside them and scrolls by itself. */
export const beside = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
      padding: vars.space.xl,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      background: vars.color.bg.surface,
      '@media': {
        [onlyChosen]: { selectors: { '[data-view="write"] > &': { display: 'none' } } },
      },
    },
  },
});

/** A long text scrolls inside its field, so that the buttons stay near. */
globalStyle(`${fields} textarea[name="body"]`, {
  '@layer': { [layer]: { maxBlockSize: '70vh' } },
});

/** What does nothing without script. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { [noScript]: { display: 'none' } } } },
});

/** What can be done with the article, side by side where there is room. */
export const cards = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
      gap: vars.space.l,
    },
  },
});

globalStyle(`${scriptOnly} ::file-selector-button`, {
  '@layer': {
    [layer]: {
      font: 'inherit',
      color: 'inherit',
      background: vars.color.bg.sunken,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.s,
      marginInlineEnd: vars.space.m,
    },
  },
});

export const status = style({ '@layer': { [layer]: { ':empty': { display: 'none' } } } });

export const cover = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '24rem',
      blockSize: 'auto',
      borderRadius: vars.radius.m,
    },
  },
});
