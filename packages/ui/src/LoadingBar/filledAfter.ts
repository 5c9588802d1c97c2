/** How much of the bar is filled, from 0 to below 1, after a time told in its durations: fast at first, ever slower later. */
export function filledAfter(durations: number): number {
  return (Math.atan(durations * 2) * 2) / Math.PI;
}
