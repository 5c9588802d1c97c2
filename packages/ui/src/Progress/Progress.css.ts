import { vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { forcedColors, mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const wander = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });
const filled = { borderRadius: 'inherit', background: bg.accent };

export const progress = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: text.default,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
});

export const content = uiStyle({ color: text.muted, fontVariantNumeric: 'tabular-nums' });

export const bar = uiStyle({
  appearance: 'none',
  gridColumn: '1 / -1',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: vars.space.s,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.pill,
  background: bg.sunken,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    '&:indeterminate': {
      background: `linear-gradient(90deg, transparent 0 30%, ${bg.accent} 30% 70%, transparent 70%) ${bg.sunken}`,
      backgroundSize: '100% 100%',
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [mayMove]: {
      selectors: {
        '&:indeterminate': {
          backgroundSize: '50% 100%',
          backgroundRepeat: 'no-repeat',
          animation: `${wander} 1500ms ${vars.easing.standard} infinite`,
        },
      },
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

uiGlobalStyle(`.${bar}::-webkit-progress-value`, {
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
