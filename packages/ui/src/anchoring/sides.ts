/** Sides of its anchor on which something may open; it opens on the opposite one where there is no room. */
export const sides = ['bottom', 'top', 'start', 'end'] as const;

/** Where along that side it stands: at the anchor's start, in its middle, at its end. */
export const alignments = ['start', 'center', 'end'] as const;

/** A side of an anchor. */
export type Side = (typeof sides)[number];

/** A place along a side. */
export type Alignment = (typeof alignments)[number];
