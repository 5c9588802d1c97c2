import { litPanes, paintUnder } from './facadePaint.ts';
import { drawHedge, drawPerson, drawSky, drawTree, makeNumber, outdoorDefinitions } from './outdoors.ts';
import { type Daylight, darker, lighter, mix, type Paint } from './palettes.ts';
import type { Random } from './random.ts';
import { path, picture, polygon, rect } from './svg.ts';

function laundry(
  random: Random,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  columns: number,
  rows: number,
): string {
  const cloths = ['#e9d9bf', '#cf6a4c', '#4b7fa0', '#e0a94c', '#ffffff'];
  const byColour = cloths.map(() => '');
  let poles = '';
  for (let index = 0; index < 5; index += 1) {
    const left = x + random.whole(0, columns - 1) * stepX + 4;
    const top = y + random.whole(1, rows - 2) * stepY;
    poles += `M${left - 4} ${top}h38`;
    for (let cloth = 0; cloth < 3; cloth += 1) {
      const colour = random.whole(0, cloths.length - 1);
      byColour[colour] += `M${left + cloth * 11} ${top}h8v${random.whole(10, 17)}h-8z`;
    }
  }
  return (
    path(poles, { stroke: '#6b5a4c', strokeWidth: 1.5 }) +
    byColour.map((d, index) => (d ? path(d, { fill: cloths[index] ?? '#fff' }) : '')).join('')
  );
}

function slabBlock(random: Random, daylight: Daylight, paint: Paint, block: string): string {
  const rows = random.whole(10, 12);
  const storey = 34;
  const left = 214;
  const right = 850;
  const foot = 548;
  const deck = 44;
  const top = foot - deck - rows * storey;
  const gable = 118;
  const lean = 26;
  const recess = mix(daylight.shade, paint.wall, 0.32);
  const pane = mix(daylight.glass, paint.wall, 0.1);
  const pattern = `<pattern id="f" x="${left}" y="${top}" width="106" height="${storey}" patternUnits="userSpaceOnUse"><path fill="${paint.wall}" d="M0 0h106v${storey}H0z"/><path fill="${recess}" d="M0 0h106v16H0z"/><path fill="${pane}" d="M10 3h24v13H10zM72 3h24v13H72z"/><path fill="${darker(paint.second, 0.2)}" d="M44 2h15v14H44z"/><path fill="${paint.trim}" d="M0 16h106v4H0zM20.500 3h2v13h-2zM82.500 3h2v13h-2z"/><path fill="${darker(paint.wall, 0.1)}" d="M0 31h106v3H0z"/></pattern>`;
  const stripes = [0.05, 0.18, 0.31].map((share, index) =>
    polygon(
      [
        [left - gable * (1 - share), top + lean * (1 - share) * 1 + 2],
        [left - gable * (1 - share) + 15, top + lean * (1 - share - 0.13) + 2],
        [left - gable * (1 - share) + 15, foot - deck],
        [left - gable * (1 - share), foot - deck],
      ],
      { fill: index === 1 ? paint.second : paint.band },
    ),
  );
  const cores = [left + 106 * 2 - 16, left + 106 * 4 - 16].map(
    (x) =>
      rect(x, top - 26, 38, foot - top + 26, { fill: paint.band }) +
      rect(x + 38, top - 26, 7, foot - top + 26, { fill: darker(paint.band, 0.3) }) +
      rect(x + 13, top - 4, 12, foot - top - 60, {
        fill: lighter(paint.band, 0.35),
        extra: 'fill-opacity=".6"',
      }),
  );
  const columns: string[] = [];
  for (let x = left + 10; x < right; x += 53) columns.push(`M${x} ${foot - deck}h10v${deck}h-10z`);
  return [
    `<defs>${pattern}</defs>`,
    polygon(
      [
        [left - gable, top + lean],
        [left, top],
        [left, foot],
        [left - gable, foot - 6],
      ],
      { fill: darker(paint.wall, 0.14) },
    ),
    ...stripes,
    makeNumber(
      block,
      left - 33,
      top + 52,
      block.replace(/\D/g, '').length > 2 ? 26 : 36,
      darker(paint.band, 0.35),
      -10,
    ),
    rect(left, top, right - left, rows * storey, { fill: 'url(#f)' }),
    litPanes(random, daylight, {
      x: left + 10,
      y: top + 3,
      columns: 6,
      rows,
      stepX: 106,
      stepY: storey,
      w: 24,
      h: 13,
    }),
    litPanes(random, daylight, {
      x: left + 72,
      y: top + 3,
      columns: 6,
      rows,
      stepX: 106,
      stepY: storey,
      w: 24,
      h: 13,
    }),
    rect(left, foot - deck, right - left, deck, { fill: darker(recess, 0.2) }),
    rect(left, foot - deck, right - left, 7, { fill: paint.trim }),
    path(`M${left + 120} ${foot}v-24h66v24zM${left + 350} ${foot}v-24h66v24z`, {
      fill: mix(daylight.lit, recess, 0.35),
    }),
    path(columns.join(''), { fill: paint.wall }),
    rect(left - 4, top - 10, right - left + 8, 12, { fill: paint.trim }),
    rect(left + 20, top - 34, 90, 26, { fill: darker(paint.wall, 0.06) }),
    rect(right - 120, top - 34, 80, 26, { fill: darker(paint.wall, 0.06) }),
    ...cores,
    laundry(random, left + 8, top + 20, 106, storey, 6, rows),
  ].join('');
}

function pointBlocks(random: Random, daylight: Daylight, paint: Paint, block: string): string {
  const foot = 548;
  const storey = 25;
  const pane = mix(daylight.glass, paint.wall, 0.05);
  const frame = darker(paint.wall, 0.12);
  const tile = `<pattern id="f" width="64" height="${storey}" patternUnits="userSpaceOnUse"><path fill="${paint.wall}" d="M0 0h64v${storey}H0z"/><path fill="${pane}" d="M7 5h21v13H7zM40 5h14v13H40z"/><path fill="${paint.trim}" d="M0 21h64v4H0z"/><path fill="${frame}" d="M16.500 5h2v13h-2zM46 5h2v13h-2zM30 9h8v9h-8z"/></pattern>`;
  const tower = (x: number, w: number, rows: number, numbered: boolean): string => {
    const top = foot - 40 - rows * storey;
    const d = 34;
    const number = numbered ? makeNumber(block, x + w / 2, top - 46, 28, lighter(paint.band, 0.85)) : '';
    return [
      polygon(
        [
          [x + w, top],
          [x + w + d, top + 20],
          [x + w + d, foot - 4],
          [x + w, foot],
        ],
        { fill: darker(paint.wall, 0.2) },
      ),
      path(
        Array.from(
          { length: rows },
          (_, row) => `M${x + w + 9} ${top + row * storey + 15}l16 8v11l-16 -7z`,
        ).join(''),
        { fill: darker(pane, 0.15) },
      ),
      `<g transform="translate(${x} ${top})">${rect(0, 0, w, rows * storey, { fill: 'url(#f)' })}${litPanes(random, daylight, { x: 7, y: 5, columns: Math.floor(w / 64), rows, stepX: 64, stepY: storey, w: 21, h: 13 })}</g>`,
      rect(x + w / 2 - 15, top - 8, 30, rows * storey + 8, { fill: paint.band }),
      path(
        Array.from(
          { length: rows },
          (_, row) => `M${x + w / 2 - 9} ${top + 6 + row * storey}h18v4h-18z`,
        ).join(''),
        { fill: lighter(paint.band, 0.35) },
      ),
      rect(x - 6, top, 10, rows * storey + 40, { fill: paint.second }),
      rect(x + w - 4, top, 8, rows * storey + 40, { fill: paint.second }),
      rect(x, foot - 40, w, 40, { fill: mix(daylight.shade, paint.wall, 0.25) }),
      path(
        Array.from(
          { length: Math.floor(w / 32) },
          (_, index) => `M${x + 8 + index * 32} ${foot - 40}h8v40h-8z`,
        ).join(''),
        { fill: paint.trim },
      ),
      rect(x - 10, top - 12, w + 20, 13, { fill: paint.trim }),
      rect(x + w / 2 - 46, top - 58, 92, 47, { fill: paint.band }),
      number,
    ].join('');
  };
  return [
    `<defs>${tile}</defs>`,
    tower(104, 192, 11, false),
    tower(664, 192, 12, false),
    tower(372, 192, 15, true),
  ].join('');
}

function linkway(daylight: Daylight, paint: Paint): string {
  const posts = [40, 150, 260, 370, 480].map((x) => `M${x} 546h7v50h-7z`).join('');
  return [
    path('M0 596h520v10H0z', { fill: darker(daylight.road, 0.1) }),
    path(posts, { fill: paint.trim }),
    path('M0 534h530l14 12H0z', { fill: paint.band }),
    path('M0 546h544v5H0z', { fill: darker(paint.band, 0.3) }),
  ].join('');
}

/** The outside of a public housing block: a slab with common corridors, or a group of point blocks. */
export function drawPublicFacade(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
  block: string,
): { svg: string; alt: string } {
  const paint = paintUnder(daylight, rawPaint);
  const isSlab = random.chance(0.55);
  const shapes = [
    drawSky(random, daylight, 520),
    drawHedge(random, daylight, 0, 960, 552, 70),
    rect(0, 540, 960, 100, { fill: daylight.ground }),
    isSlab ? slabBlock(random, daylight, paint, block) : pointBlocks(random, daylight, paint, block),
    path('M0 556q300 -18 960 0v84H0z', { fill: daylight.ground }),
    path('M560 640q30 -60 -60 -88h44q130 30 130 88z', { fill: daylight.road }),
    linkway(daylight, paint),
    drawPerson(random, daylight, random.whole(180, 330), 604, 46),
    drawPerson(random, daylight, random.whole(590, 640), 618, 50),
    drawTree(random, daylight, 866, 606, random.whole(170, 220)),
    drawTree(random, daylight, random.whole(740, 780), 588, 120),
    drawTree(random, daylight, 52, 628, random.whole(150, 190)),
    drawHedge(random, daylight, 700, 260, 640, 34),
  ];
  const form = isSlab
    ? 'a long slab block with open corridors, laundry on poles and its number on the gable'
    : 'three tall point blocks with coloured stair towers';
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the HDB block from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: ${form}, above a void deck, a covered walkway and trees.`,
  };
}
