import { drawPerson } from './outdoors.ts';
import { type Daylight, lighter, mix, type Paint } from './palettes.ts';
import type { Random } from './random.ts';
import { path, rect } from './svg.ts';

/** A swimming pool with deck, loungers and umbrella across the foot of the picture. */
export function drawPool(random: Random, daylight: Daylight, paint: Paint): string {
  const water = mix('#57b9bf', daylight.skyTop, 0.3);
  const lounger = (x: number, y: number): string =>
    path(`M${x} ${y}h34l14 -16 4 4 -15 19v7h-4v-6h-27v6h-4z`, { fill: paint.trim });
  const umbrella = (x: number, y: number): string =>
    rect(x - 1.5, y - 58, 3, 60, { fill: '#7a5a40' }) +
    path(`M${x - 38} ${y - 48}q38 -42 76 0z`, { fill: paint.second }) +
    path(`M${x - 13} ${y - 48}q13 -40 26 0z`, { fill: lighter(paint.second, 0.45) });
  return [
    path('M0 552h960v88H0z', { fill: mix(daylight.road, '#d9b48b', 0.35) }),
    path('M150 640q20 -66 190 -66h330q140 0 170 66z', { fill: lighter(daylight.road, 0.6) }),
    path('M172 640q22 -56 176 -56h316q124 0 152 56z', { fill: water }),
    path('M300 604q40 -8 80 0t80 0M470 624q40 -8 80 0t80 0M560 598q30 -6 60 0', {
      stroke: lighter(water, 0.6),
      strokeWidth: 3,
      extra: 'fill="none" stroke-linecap="round"',
    }),
    umbrella(random.whole(820, 850), 584),
    lounger(786, 592),
    lounger(862, 600),
    drawPerson(random, daylight, random.whole(90, 130), 600, 50),
  ].join('');
}
