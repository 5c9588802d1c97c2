import { vars } from '@sewa/tokens';

const { bg } = vars.color;
const tint = (share: number) => `color-mix(in srgb, ${bg.accent} ${share}%, ${bg.surface})`;

/** The ground of a district by how many homes it has beside the others. */
export const grounds: Readonly<Record<0 | 1 | 2 | 3 | 4, string>> = {
  0: bg.surface,
  1: tint(7),
  2: tint(16),
  3: tint(26),
  4: tint(38),
};
