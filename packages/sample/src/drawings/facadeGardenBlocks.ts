import { paintUnder } from './facadePaint.ts';
import { drawHedge, drawPalm, drawPerson, drawSky, drawTree, outdoorDefinitions } from './outdoors.ts';
import { type Daylight, darker, lighter, mix, type Paint } from './palettes.ts';
import type { Random } from './random.ts';
import { ellipse, path, picture, rect } from './svg.ts';

const STOREY = 50;
const FOOT = 548;

function lowBlock(
  random: Random,
  daylight: Daylight,
  paint: Paint,
  place: { x: number; w: number; rows: number },
): string {
  const { x, w, rows } = place;
  const top = FOOT - rows * STOREY;
  const glass = mix(daylight.glass, paint.wall, 0.08);
  const screen = mix('#9a6b45', daylight.shade, daylight.name === 'dusk' ? 0.4 : 0.05);
  let panes = '';
  let lamps = '';
  let screens = '';
  let slats = '';
  let slabs = '';
  let rails = '';
  let greens = '';
  const bay = w / 4;
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * STOREY;
    for (let column = 0; column < 4; column += 1) {
      const left = Math.round(x + column * bay + 7);
      const wide = Math.round(bay - 14);
      if ((row + column) % 3 === 1) {
        screens += `M${left} ${y + 8}h${wide}v34h-${wide}z`;
        for (let slat = 6; slat < wide; slat += 8) slats += `M${left + slat} ${y + 8}v34`;
      } else if (random.chance(daylight.lamps * 0.8)) lamps += `M${left} ${y + 8}h${wide}v34h-${wide}z`;
      else panes += `M${left} ${y + 8}h${wide}v34h-${wide}z`;
    }
    const over = row % 2 ? 16 : 6;
    slabs += `M${x - over} ${y + STOREY - 6}h${w + over * 2}v8h-${w + over * 2}z`;
    rails += `M${x - over} ${y + STOREY - 24}h${w + over * 2}v18h-${w + over * 2}z`;
    for (let column = 0; column < 4; column += 1) {
      if (random.chance(0.45)) {
        const left = Math.round(x + column * bay + random.whole(4, 24));
        greens += `M${left} ${y + STOREY - 22}q7 -13 14 0q6 -10 12 0q8 -12 14 0v8q-5 10 -9 0q-6 12 -11 0q-5 9 -9 0q-6 9 -11 0z`;
      }
    }
  }
  return [
    rect(x, top, w, rows * STOREY, { fill: paint.wall }),
    path(panes, { fill: glass }),
    lamps === '' ? '' : path(lamps, { fill: daylight.lit }),
    path(screens, { fill: screen }),
    path(slats, { stroke: darker(screen, 0.35), strokeWidth: 2 }),
    path(slabs, { fill: paint.trim }),
    path(rails, { fill: lighter(glass, 0.5), opacity: 0.55 }),
    path(greens, { fill: daylight.leaf }),
    rect(x - 12, top - 10, w + 24, 12, { fill: paint.trim }),
    rect(x + w * 0.3, top - 40, w * 0.34, 30, { fill: mix(paint.band, paint.wall, 0.2) }),
    drawHedge(random, daylight, x + 4, Math.round(w * 0.26), top - 8, 26),
    drawHedge(random, daylight, Math.round(x + w * 0.68), Math.round(w * 0.3), top - 8, 30),
    rect(x + w * 0.46, top, w * 0.08, rows * STOREY, { fill: mix(paint.band, paint.wall, 0.2) }),
  ].join('');
}

/** A condominium of low blocks with timber screens around a garden and a lily pond. */
export function drawGardenCondominium(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
): { svg: string; alt: string } {
  const paint = paintUnder(daylight, rawPaint);
  const warm: Paint = { ...paint, wall: mix(paint.wall, paint.second, 0.24) };
  const water = mix('#6fb3ad', daylight.skyTop, 0.3);
  const tall = random.chance(0.5);
  const pads = Array.from({ length: 7 }, () => {
    const x = random.whole(340, 640);
    const y = random.whole(602, 628);
    return `M${x} ${y}a14 5 0 1 1 -3 -3z`;
  }).join('');
  const shapes = [
    drawSky(random, daylight, 530),
    drawHedge(random, daylight, 0, 960, 556, 120),
    drawTree(random, daylight, 470, 552, 300),
    lowBlock(random, daylight, warm, { x: 64, w: 344, rows: tall ? 8 : 6 }),
    lowBlock(random, daylight, paint, { x: 560, w: 330, rows: tall ? 6 : 8 }),
    rect(0, 544, 960, 96, { fill: daylight.ground }),
    drawHedge(random, daylight, 0, 960, 562, 28),
    path('M430 640q-60 -54 40 -92h40q-60 40 60 92z', { fill: lighter(daylight.road, 0.3) }),
    ellipse(500, 622, 240, 30, { fill: lighter(daylight.road, 0.45) }),
    ellipse(500, 622, 226, 25, { fill: water }),
    path('M330 622q30 -6 60 0t60 0M540 612q26 -6 52 0t52 0', {
      stroke: lighter(water, 0.55),
      strokeWidth: 3,
      extra: 'fill="none" stroke-linecap="round"',
    }),
    path(pads, { fill: daylight.leaf }),
    ellipse(random.whole(400, 580), 612, 5, 3, { fill: '#e88fa0' }),
    drawPerson(random, daylight, 470, 588, 46),
    drawTree(random, daylight, 92, 612, random.whole(150, 200)),
    drawTree(random, daylight, 850, 616, random.whole(160, 210)),
    drawPalm(random, daylight, random.pick([300, 680]), 584, random.whole(150, 200)),
    drawHedge(random, daylight, -10, 240, 640, 36),
    drawHedge(random, daylight, 752, 220, 640, 34),
  ];
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the condominium from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: two low blocks with timber screens and planted balconies around a garden with a lily pond.`,
  };
}
