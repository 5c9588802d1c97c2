import { type Daylight, mix, type Paint } from './palettes.ts';
import type { Random } from './random.ts';
import { path } from './svg.ts';

function tinted(daylight: Daylight, colour: string): string {
  return daylight.name === 'dusk'
    ? mix(colour, daylight.shade, 0.34)
    : daylight.name === 'late afternoon'
      ? mix(colour, '#f2b878', 0.16)
      : colour;
}

/** The paint as it looks at that time of day. */
export function paintUnder(daylight: Daylight, paint: Paint): Paint {
  return {
    wall: tinted(daylight, paint.wall),
    trim: tinted(daylight, paint.trim),
    band: tinted(daylight, paint.band),
    second: tinted(daylight, paint.second),
    roof: tinted(daylight, paint.roof),
  };
}

/** Lamp-lit panes spread over a grid, as one path. */
export function litPanes(
  random: Random,
  daylight: Daylight,
  grid: {
    x: number;
    y: number;
    columns: number;
    rows: number;
    stepX: number;
    stepY: number;
    w: number;
    h: number;
  },
): string {
  let d = '';
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      if (random.chance(daylight.lamps * 0.55)) {
        d += `M${grid.x + column * grid.stepX} ${grid.y + row * grid.stepY}h${grid.w}v${grid.h}h-${grid.w}z`;
      }
    }
  }
  return d === '' ? '' : path(d, { fill: daylight.lit });
}
