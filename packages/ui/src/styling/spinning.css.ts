import { keyframes } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A ring with a quarter cut out, which keeps its gap in forced colours. */
export const ring = {
  boxSizing: 'border-box',
  border: '2px solid',
  borderRadius: '50%',
  clipPath: 'polygon(0 0, 50% 0, 50% 50%, 100% 50%, 100% 100%, 0 100%)',
} as const;

/** Turns without end. */
export const turning = { animation: `${turn} 900ms linear infinite` } as const;
