import { litPanes, paintUnder } from './facadePaint.ts';
import { drawHedge, drawPalm, drawPerson, drawSky, drawTree, outdoorDefinitions } from './outdoors.ts';
import { type Daylight, darker, ink, lighter, mix, type Paint } from './palettes.ts';
import type { Random } from './random.ts';
import { ellipse, path, picture, rect } from './svg.ts';

const STOREY = 24;

function slimTower(
  random: Random,
  daylight: Daylight,
  paint: Paint,
  id: string,
  place: { x: number; w: number; top: number; foot: number },
): string {
  const { x, w, top, foot } = place;
  const rows = Math.floor((foot - top - 30) / STOREY);
  const glass = mix(daylight.glass, paint.wall, 0.12);
  const tile = `<pattern id="${id}" x="${x}" y="${top + 26}" width="${w / 3}" height="${STOREY}" patternUnits="userSpaceOnUse"><path fill="${glass}" d="M0 0h${w}v${STOREY}H0z"/><path fill="${darker(glass, 0.25)}" d="M${w / 9} 0h${w / 9}v${STOREY}h-${w / 9}z"/><path fill="${paint.trim}" d="M0 ${STOREY - 6}h${w}v5H0z"/></pattern>`;
  return [
    `<defs>${tile}</defs>`,
    rect(x, top, w, foot - top, { fill: paint.wall, round: 26 }),
    rect(x + 12, top + 26, w - 24, rows * STOREY, { fill: `url(#${id})` }),
    litPanes(random, daylight, {
      x: x + 14,
      y: top + 28,
      columns: 5,
      rows,
      stepX: Math.floor((w - 28) / 5),
      stepY: STOREY,
      w: Math.floor((w - 28) / 5) - 5,
      h: 15,
    }),
    path(
      Array.from({ length: rows }, (_, row) => {
        const shift = Math.round(16 * Math.sin(row * 0.55 + x));
        return `M${x + w * 0.22 + shift} ${top + 26 + row * STOREY + 17}h${w * 0.56}v7h-${w * 0.56}z`;
      }).join(''),
      { fill: paint.trim, opacity: 0.9 },
    ),
    path(
      Array.from({ length: rows }, (_, row) => {
        const shift = Math.round(16 * Math.sin(row * 0.55 + x));
        return `M${x + w * 0.22 + shift} ${top + 26 + row * STOREY + 8}h${w * 0.56}v9h-${w * 0.56}z`;
      }).join(''),
      { fill: lighter(glass, 0.5), opacity: 0.6 },
    ),
    rect(x + w - 26, top + 8, 14, foot - top - 8, { fill: darker(paint.wall, 0.22), opacity: 0.55 }),
    rect(x + 12, top + 10, 8, foot - top - 10, { fill: lighter(paint.wall, 0.4) }),
    drawHedge(random, daylight, Math.round(x + 34), Math.round(w - 68), top + 4, 24),
  ].join('');
}

/** A condominium of two slim towers with rippling balconies, joined by a planted bridge. */
export function drawBridgeCondominium(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
): { svg: string; alt: string } {
  const paint = paintUnder(daylight, rawPaint);
  const deep: Paint = { ...paint, wall: mix(paint.band, paint.wall, random.pick([0.1, 0.3, 0.5])) };
  const other: Paint = { ...paint, wall: mix(paint.second, paint.wall, random.pick([0.15, 0.4, 0.6])) };
  const bridge = random.whole(250, 320);
  const lift = random.whole(-24, 24);
  const shapes = [
    drawSky(random, daylight, 530),
    drawHedge(random, daylight, 0, 960, 556, 90),
    rect(326, bridge, 320, 34, { fill: paint.trim }),
    path(Array.from({ length: 11 }, (_, index) => `M${334 + index * 28} ${bridge + 8}h20v18h-20z`).join(''), {
      fill: mix(daylight.lit, daylight.glass, 0.6),
    }),
    drawHedge(random, daylight, 330, 310, bridge + 2, 30),
    slimTower(random, daylight, deep, 'p', { x: 214, w: 178, top: 78 + lift, foot: 552 }),
    slimTower(random, daylight, other, 'q', { x: 572, w: 178, top: 104 - lift, foot: 552 }),
    rect(150, 496, 660, 60, { fill: paint.wall }),
    path(Array.from({ length: 13 }, (_, index) => `M${166 + index * 50} 510h34v46h-34z`).join(''), {
      fill: mix(daylight.lit, daylight.glass, 0.45),
    }),
    rect(138, 486, 684, 12, { fill: paint.trim }),
    drawHedge(random, daylight, 150, 660, 488, 16),
    rect(0, 550, 960, 90, { fill: daylight.ground }),
    path('M330 640q70 -76 150 -84q80 8 150 84z', { fill: lighter(daylight.road, 0.35) }),
    ellipse(480, 606, 66, 14, { fill: paint.trim }),
    ellipse(480, 603, 56, 10, { fill: mix('#57b9bf', daylight.skyTop, 0.3) }),
    path('M480 600v-34M480 568q-16 4 -20 26M480 568q16 4 20 26', {
      stroke: ink.white,
      strokeWidth: 4,
      opacity: 0.85,
      extra: 'fill="none" stroke-linecap="round"',
    }),
    drawHedge(random, daylight, 0, 330, 584, 30),
    drawHedge(random, daylight, 640, 320, 584, 30),
    drawPerson(random, daylight, random.whole(560, 600), 616, 52),
    drawPalm(random, daylight, 150, 590, random.whole(170, 220)),
    drawPalm(random, daylight, 816, 590, random.whole(180, 230)),
    drawTree(random, daylight, 60, 616, random.whole(180, 230)),
    drawTree(random, daylight, 908, 620, random.whole(170, 220)),
    drawHedge(random, daylight, -10, 180, 640, 36),
    drawHedge(random, daylight, 800, 180, 640, 34),
  ];
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the condominium from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: two slim rounded towers joined by a planted bridge, with a fountain at the entrance.`,
  };
}
