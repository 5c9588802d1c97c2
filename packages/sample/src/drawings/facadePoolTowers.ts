import { litPanes, paintUnder } from './facadePaint.ts';
import { drawHedge, drawPalm, drawSky, outdoorDefinitions } from './outdoors.ts';
import { type Daylight, darker, lighter, mix, type Paint } from './palettes.ts';
import { drawPool } from './poolside.ts';
import type { Random } from './random.ts';
import { path, picture, polygon, rect } from './svg.ts';

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

/** A condominium of two towers with balconies above a pool and palms. */
export function drawPoolCondominium(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
): { svg: string; alt: string } {
  const warm = mix(rawPaint.wall, random.pick([rawPaint.wall, rawPaint.band, rawPaint.second]), 0.34);
  const paint = paintUnder(daylight, { ...rawPaint, wall: warm });
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
    drawPool(random, daylight, paint),
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
