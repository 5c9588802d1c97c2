import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

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

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      listStyle: 'none',
      margin: 0,
      padding: 0,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

export const row = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.m,
      padding: vars.space.m,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.m,
      background: vars.color.bg.surface,
      '@media': { [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
      selectors: {
        '&[data-dragged]': { opacity: 0.5 },
        '&[data-drop="before"]': { boxShadow: `0 -3px 0 ${vars.color.border.accent}` },
        '&[data-drop="after"]': { boxShadow: `0 3px 0 ${vars.color.border.accent}` },
      },
    },
  },
});

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

export const head = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 } },
});

/** On phones the fields take the whole width below the photo. */
export const fields = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gap: vars.space.m,
      minInlineSize: 0,
      '@media': { [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' } },
    },
  },
});

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s } as const;

export const actions = style({ '@layer': { [layer]: line } });

/** A photo that was removed, but can still come back. */
export const gone = style({ '@layer': { [layer]: { ...line, gridColumn: '1 / -1' } } });

export const handle = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.size.target,
      blockSize: vars.size.target,
      color: vars.color.text.muted,
      cursor: 'grab',
      touchAction: 'none',
      '@media': { [noScript]: { display: 'none' } },
    },
  },
});

export const name = style({ '@layer': { [layer]: { overflowWrap: 'anywhere' } } });
