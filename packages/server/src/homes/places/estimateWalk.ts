/** How much longer than the straight line a walk is taken to be; no file that is imported knows the paths. */
const WALK_FACTOR = 1.3;
/** Metres a minute: what property advertisements in Japan have to reckon with, 4.8 km/h. */
const PACE = 80;

/** About how many minutes a walk takes over a distance in a straight line, in metres; at least one. */
export const estimateWalk = (metres: number): number => Math.max(1, Math.ceil((metres * WALK_FACTOR) / PACE));
