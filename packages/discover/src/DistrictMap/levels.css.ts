import { vars } from '@sewa/tokens';

const { bg } = vars.color;
const tint = (share: number) => `color-mix(in srgb, ${bg.accent} ${share}%, ${bg.surface})`;

/** The ground of a district by how many homes it has beside the fullest one. */
export const grounds: Readonly<Record<0 | 1 | 2 | 3 | 4, string>> = {
  0: bg.surface,
  1: tint(9),
  2: tint(18),
  3: tint(28),
  4: bg.accent,
};
