import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const noScript = '(scripting: none)';
const hasScript = '(scripting: enabled)';

export const zone = style({
  '@layer': {
    [layer]: {
      padding: vars.space.l,
      border: `1px dashed ${vars.color.border.strong}`,
      borderRadius: vars.radius.m,
      background: vars.color.bg.surface,
      selectors: {
        '&[data-over]': {
          borderStyle: 'solid',
          borderColor: vars.color.border.accent,
          background: vars.color.bg.accentSubtle,
        },
      },
    },
  },
});

/** What only browsers without script need. */
export const plainOnly = style({
  '@layer': { [layer]: { '@media': { [hasScript]: { display: 'none' } } } },
});

/** Photos side by side: two on a phone, three where there is room. */
export const grid = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.m,
      listStyle: 'none',
      margin: 0,
      padding: 0,
      '@media': {
        '(min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [`(min-width: ${breakpoints.l}px)`]: { gap: vars.space.l },
      },
    },
  },
});

export const tile = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      minInlineSize: 0,
      borderRadius: vars.radius.s,
      selectors: {
        '&[data-dragged]': { opacity: 0.5 },
        '&[data-drop="before"]': { boxShadow: `-4px 0 0 ${vars.color.border.accent}` },
        '&[data-drop="after"]': { boxShadow: `4px 0 0 ${vars.color.border.accent}` },
      },
    },
  },
});

/** A picture that a press opens. */
export const pressed = style({ '@layer': { [layer]: { cursor: 'pointer' } } });

export const frame = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '3 / 2',
      borderRadius: vars.radius.s,
      overflow: 'hidden',
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
    },
  },
});

/** The blurred preview lies below the photo, in the same place. */
export const picture = style({
  '@layer': {
    [layer]: {
      gridArea: '1 / 1',
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      minBlockSize: 0,
    },
  },
});

export const badges = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: vars.space.xs,
      insetInlineStart: vars.space.xs,
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.xs,
    },
  },
});

/** The fields of a photo without script. */
export const plainFields = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      minInlineSize: 0,
      '@media': { [hasScript]: { display: 'none' } },
    },
  },
});

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s } as const;

export const actions = style({ '@layer': { [layer]: line } });

/** What does nothing without script. */
export const scripted = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space.xs,
      '@media': {
        '(min-width: 480px)': { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space.s },
        [noScript]: { display: 'none' },
      },
    },
  },
});

/** A photo that was removed, but can still come back: as large as it was. */
export const gone = style({
  '@layer': {
    [layer]: {
      ...line,
      alignContent: 'center',
      justifyContent: 'center',
      minBlockSize: '100%',
      aspectRatio: '3 / 2',
      padding: vars.space.s,
      borderRadius: vars.radius.s,
      background: vars.color.bg.sunken,
      textAlign: 'center',
    },
  },
});

/** Drags the photo; it lies on the picture. */
export const handle = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.size.target,
      blockSize: vars.size.target,
      borderEndStartRadius: vars.radius.s,
      background: vars.color.bg.raised,
      color: vars.color.text.default,
      '@media': { [noScript]: { display: 'none' } },
    },
  },
});

globalStyle(`${handle} button`, { '@layer': { [layer]: { cursor: 'grab', touchAction: 'none' } } });

export const name = style({ '@layer': { [layer]: { overflowWrap: 'anywhere' } } });
