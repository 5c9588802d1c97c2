import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s, maxInlineSize: '44rem' },
  },
});

/** The answer beside the question, where there is room; on a phone the answer stands first. */
export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xxl,
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)' },
      },
    },
  },
});

/** The question alone, while there is no answer. */
export const alone = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xl, maxInlineSize: '44rem' },
  },
});

export const form = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xl } },
});

export const group = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
      margin: 0,
      padding: vars.space.l,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      background: vars.color.bg.surface,
    },
  },
});

export const legend = style({
  '@layer': {
    [layer]: {
      float: 'inline-start',
      inlineSize: '100%',
      padding: 0,
    },
  },
});

export const pair = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.l,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      alignItems: 'start',
    },
  },
});

const hiddenIf = (selectors: readonly string[]) =>
  style({
    '@layer': {
      [layer]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.l,
        selectors: Object.fromEntries(selectors.map((selector) => [`${selector} &`, { display: 'none' }])),
      },
    },
  });

const isChosen = (name: string, value: string) => `:has([name="${name}"][value="${value}"]:checked)`;

/** Fields that the rules ask about for some choices only; where styles can't tell, they stay in sight. */
export const forHdb = hiddenIf([`form${isChosen('home', 'private')}`]);
export const forPrivate = hiddenIf([`form${isChosen('home', 'hdb')}`]);
export const forWholeHdb = hiddenIf([
  `form${isChosen('home', 'private')}`,
  `form${isChosen('part', 'room')}`,
]);
export const forRoom = hiddenIf([`form${isChosen('part', 'whole')}`]);
export const forForeigner = hiddenIf(['fieldset:not(:has([value="P"]:checked, [value="A"]:checked))']);
export const forPass = hiddenIf(['fieldset:not(:has([value="A"]:checked))']);
export const forWorkPermit = hiddenIf(['fieldset:not(:has(option[value="work-permit"]:checked))']);

export const answer = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
      alignItems: 'center',
      padding: vars.space.xl,
      borderRadius: vars.radius.l,
      border: `1px solid ${vars.color.border.default}`,
      selectors: {
        '&[data-answer="yes"]': { background: vars.color.bg.successSubtle },
        '&[data-answer="no"]': { background: vars.color.bg.dangerSubtle },
        '&[data-answer="ask"]': { background: vars.color.bg.warningSubtle },
      },
    },
  },
});

export const answerRest = style({
  '@layer': {
    [layer]: { gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', gap: vars.space.s },
  },
});

export const mark = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xs,
      selectors: {
        '&[data-answer="yes"]': { color: vars.color.text.success },
        '&[data-answer="no"]': { color: vars.color.text.danger },
        '&[data-answer="ask"]': { color: vars.color.text.warning },
      },
    },
  },
});

export const reasons = style({
  '@layer': {
    [layer]: {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      background: vars.color.bg.surface,
      overflow: 'hidden',
    },
  },
});

export const reason = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
      padding: vars.space.l,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
    },
  },
});

export const reasonRest = style({
  '@layer': {
    [layer]: { gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', gap: vars.space.xs },
  },
});

export const summary = style({
  '@layer': {
    [layer]: {
      inlineSize: 'fit-content',
      paddingBlock: vars.space.xs,
      fontSize: vars.fontSize.s,
      color: vars.color.text.accent,
      cursor: 'pointer',
    },
  },
});

export const source = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      padding: vars.space.m,
      borderRadius: vars.radius.m,
      background: vars.color.bg.sunken,
    },
  },
});
