import { vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** A sheet above the page that fades in. */
export const raised = uiStyle({
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.bg.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.l,
  '@media': {
    [mayMove]: { animation: `${fade} ${vars.duration.fast} ${vars.easing.enter}` },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});
