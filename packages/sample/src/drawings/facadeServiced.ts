import { litPanes, paintUnder } from './facadePaint.ts';
import {
  drawCar,
  drawHedge,
  drawPalm,
  drawPerson,
  drawSky,
  drawStreet,
  drawTree,
  outdoorDefinitions,
} from './outdoors.ts';
import { type Daylight, darker, ink, lighter, mix, type Paint } from './palettes.ts';
import type { Random } from './random.ts';
import { ellipse, path, picture, polygon, rect } from './svg.ts';

/** The outside of a serviced apartment: a glass tower with a sky terrace, a lobby canopy and a taxi at the door. */
export function drawServicedFacade(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
): { svg: string; alt: string } {
  const paint = paintUnder(daylight, rawPaint);
  const glass = mix(daylight.glass, paint.band, 0.22);
  const x = random.whole(300, 380);
  const w = 262;
  const top = 62;
  const foot = 466;
  const side = 74;
  const cell = `<pattern id="f" x="${x}" y="${top}" width="32.750" height="20" patternUnits="userSpaceOnUse"><path fill="${glass}" d="M0 0h33v20H0z"/><path fill="${lighter(glass, 0.3)}" d="M3 0h10L3 14z"/><path fill="${paint.trim}" d="M0 17h33v3H0zM0 0h2.500v20H0z"/></pattern><linearGradient id="h"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
  const terrace = top + 180;
  const canopyLeft = x - 90;
  const shapes = [
    drawSky(random, daylight, 530),
    drawHedge(random, daylight, 0, 960, 560, 90),
    `<defs>${cell}</defs>`,
    polygon(
      [
        [x + w, top],
        [x + w + side, top + 34],
        [x + w + side, foot],
        [x + w, foot],
      ],
      { fill: darker(glass, 0.34) },
    ),
    path(
      Array.from(
        { length: 19 },
        (_, row) => `M${x + w} ${top + 20 * row + 18}l${side} ${Math.round(30 - row * 1.5)}`,
      ).join(''),
      { stroke: mix(paint.trim, glass, 0.45), strokeWidth: 2 },
    ),
    rect(x, top, w, foot - top, { fill: 'url(#f)' }),
    litPanes(random, daylight, {
      x: x + 5,
      y: top + 2,
      columns: 8,
      rows: 20,
      stepX: 33,
      stepY: 20,
      w: 25,
      h: 14,
    }),
    rect(x, top, w, foot - top, { fill: 'url(#h)' }),
    rect(x - 2, terrace, w + 6, 42, { fill: mix(daylight.shade, paint.wall, 0.25) }),
    drawHedge(random, daylight, x + 2, w - 2, terrace + 38, 32),
    path(`M${x - 2} ${terrace + 30}h${w + 4}v8h-${w + 4}z`, { fill: lighter(glass, 0.6), opacity: 0.7 }),
    rect(x - 4, terrace + 38, w + 8, 7, { fill: paint.trim }),
    rect(x - 10, top - 12, w + 20, 14, { fill: paint.trim }),
    rect(x + 40, top - 42, 120, 32, { fill: paint.band }),
    path(`M${x + 60} ${top - 26}h80`, {
      stroke: lighter(paint.band, 0.7),
      strokeWidth: 6,
      extra: 'stroke-dasharray="14 6"',
    }),
    rect(x - 120, foot, w + 290, 88, { fill: paint.wall }),
    path(
      Array.from({ length: 10 }, (_, index) => `M${x - 104 + index * 54} ${foot + 16}h42v72h-42z`).join(''),
      { fill: mix(daylight.lit, daylight.glass, 0.35) },
    ),
    rect(x - 128, foot - 8, w + 306, 12, { fill: paint.trim }),
    drawHedge(random, daylight, x - 116, w + 282, foot - 6, 20),
    drawStreet(daylight, 552),
    path(`M${canopyLeft + 60} 478h250l26 16H${canopyLeft + 34}z`, { fill: paint.band }),
    path(`M${canopyLeft + 34} 494h302v7h-302z`, { fill: darker(paint.band, 0.3) }),
    path(`M${canopyLeft + 54} 500h8v58h-8zM${canopyLeft + 308} 500h8v58h-8z`, { fill: ink.white }),
    path(`M${canopyLeft + 150} 500h74v56h-74z`, { fill: daylight.lit }),
    path(`M${canopyLeft + 186} 500v56`, { stroke: darker(paint.band, 0.3), strokeWidth: 3 }),
    drawPerson(random, daylight, canopyLeft + 250, 572, 48),
    drawCar(canopyLeft + 92, 606, random.pick(['#2f6fa8', '#e3b341', '#d9653b']), true),
    drawPalm(random, daylight, x - 150, 566, 180),
    drawPalm(random, daylight, x + w + 190, 566, 200),
    drawTree(random, daylight, 60, 584, 190),
    drawTree(random, daylight, 900, 590, 210),
    ellipse(480, 660, 620, 26, { fill: daylight.leafDeep, opacity: 0.35 }),
  ];
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the serviced apartment building from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: a glass tower with a planted sky terrace, a lit lobby under a canopy and a taxi at the kerb.`,
  };
}
