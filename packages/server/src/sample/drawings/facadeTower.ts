import { litPanes, paintUnder } from './facadePublic.ts';
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

function balconyTower(
  random: Random,
  daylight: Daylight,
  paint: Paint,
  id: string,
  place: { x: number; w: number; rows: number; storey: number; foot: number },
): string {
  const { x, w, rows, storey, foot } = place;
  const top = foot - rows * storey;
  const bay = w / 3;
  const glass = mix(daylight.glass, paint.wall, 0.08);
  const side = 46;
  const deepGlass = darker(glass, 0.22);
  const pattern = `<pattern id="${id}" width="${w}" height="${storey}" patternUnits="userSpaceOnUse"><path fill="${paint.wall}" d="M0 0h${w}v${storey}H0z"/><path fill="${glass}" d="M10 5h${bay - 16}v${storey - 11}H10zM${bay * 2 + 8} 5h${bay - 18}v${storey - 11}h-${bay - 18}z"/><path fill="${deepGlass}" d="M${bay} 3h${bay}v${storey - 5}h-${bay}z"/><path fill="${paint.wall}" d="M${bay * 1.5 - 1} 3h2v${storey - 5}h-2zM${bay / 2} 5h2v${storey - 11}h-2zM${bay * 2.5} 5h2v${storey - 11}h-2z"/></pattern>`;
  let slabs = '';
  let rails = '';
  let greens = '';
  for (let row = 0; row < rows; row += 1) {
    const y = Math.round(top + (row + 1) * storey);
    const start = row % 2 ? x + bay - 18 : x + bay + 4;
    const length = Math.round(bay + 14);
    slabs += `M${Math.round(start)} ${y - 4}h${length}v5h-${length}z`;
    rails += `M${Math.round(start)} ${y - 16}h${length}v12h-${length}z`;
    if (random.chance(0.4))
      greens += `M${Math.round(start + random.whole(2, length - 24))} ${y - 15}q5 -10 10 0q5 -8 10 0z`;
  }
  return [
    `<defs>${pattern}</defs>`,
    polygon(
      [
        [x + w, top],
        [x + w + side, top + 22],
        [x + w + side, foot],
        [x + w, foot],
      ],
      { fill: darker(paint.wall, 0.22) },
    ),
    path(
      Array.from(
        { length: rows },
        (_, row) => `M${x + w + 8} ${Math.round(top + row * storey + 8)}l30 12v${storey - 13}l-30 -9z`,
      ).join(''),
      { fill: darker(glass, 0.26) },
    ),
    `<g transform="translate(${x} ${top})">${rect(0, 0, w, rows * storey, { fill: `url(#${id})` })}${litPanes(random, daylight, { x: 10, y: 5, columns: 2, rows, stepX: Math.round(bay * 2), stepY: storey, w: Math.round(bay / 2 - 10), h: storey - 11 })}</g>`,
    rect(x + bay * 2 - 3, top, 7, rows * storey, { fill: paint.second }),
    path(greens, { fill: daylight.leaf }),
    path(rails, { fill: lighter(glass, 0.55), opacity: 0.72 }),
    path(slabs, { fill: paint.trim }),
    rect(x - 8, top - 9, w + 16, 11, { fill: paint.trim }),
    path(`M${x + 14} ${top - 9}v-30h${w - 28}v30h-14v-18H${x + 28}v18z`, { fill: paint.band }),
    path(`M${x + 30} ${top - 10}q8 -14 16 0q8 -18 18 0q6 -12 14 0z`, { fill: daylight.leafDeep }),
  ].join('');
}

function pool(random: Random, daylight: Daylight, paint: Paint): string {
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

/** The outside of a condominium: towers with balconies above a pool and palms. */
export function drawCondominiumFacade(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
): { svg: string; alt: string } {
  const paint = paintUnder(daylight, rawPaint);
  const back: Paint = {
    ...paint,
    wall: mix(paint.wall, daylight.far, 0.3),
    trim: mix(paint.trim, daylight.far, 0.2),
  };
  const mirrored = random.chance(0.5);
  const main = { x: mirrored ? 250 : 440, w: 234, rows: random.whole(14, 16), storey: 29, foot: 552 };
  const other = { x: mirrored ? 590 : 196, w: 168, rows: random.whole(10, 13), storey: 29, foot: 548 };
  const shapes = [
    drawSky(random, daylight, 530),
    drawHedge(random, daylight, 0, 960, 556, 80),
    balconyTower(random, daylight, back, 'p', other),
    balconyTower(random, daylight, paint, 'q', main),
    rect(main.x - 34, 508, main.w + 110, 46, { fill: mix(paint.wall, paint.roof, 0.3) }),
    path(Array.from({ length: 8 }, (_, index) => `M${main.x - 22 + index * 40} 518h26v36h-26z`).join(''), {
      fill: mix(daylight.lit, daylight.glass, 0.45),
    }),
    rect(main.x - 44, 500, main.w + 130, 10, { fill: paint.trim }),
    drawHedge(random, daylight, 0, 960, 560, 32),
    pool(random, daylight, paint),
    drawPalm(random, daylight, mirrored ? 700 : 250, 586, random.whole(170, 210)),
    drawPalm(random, daylight, mirrored ? 176 : 742, 592, random.whole(190, 240)),
    drawPalm(random, daylight, mirrored ? 120 : 900, 580, 140),
    drawPalm(random, daylight, 40, 606, random.whole(190, 230)),
    drawHedge(random, daylight, -10, 130, 640, 40),
    drawHedge(random, daylight, 850, 130, 640, 34),
  ];
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the condominium from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: two towers with planted balconies behind a swimming pool, loungers and palms.`,
  };
}

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
