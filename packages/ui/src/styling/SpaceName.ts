import type { vars } from '@sewa/tokens';

/** A step of the space scale. */
export type SpaceName = keyof typeof vars.space;
