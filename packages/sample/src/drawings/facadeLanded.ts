import { paintUnder } from './facadePaint.ts';
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
import { type Daylight, darker, ink, lighter, mix, type Paint, pickPaint, pickPlaster } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, group, path, picture, polygon, rect } from './svg.ts';

/** The forms a landed house can take. */
export type LandedForm = 'terrace' | 'semi-detached' | 'bungalow';

function tiledRoof(id: string, colour: string): string {
  return `<pattern id="${id}" width="20" height="14" patternUnits="userSpaceOnUse"><path fill="${colour}" d="M0 0h20v14H0z"/><path d="M0 13q5 -6 10 0t10 0M10 0v8" stroke="${darker(colour, 0.24)}" fill="none" stroke-width="1.800"/></pattern>`;
}

function shutterWindow(
  daylight: Daylight,
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  lit: boolean,
): string {
  const glass = lit ? daylight.lit : daylight.glass;
  return [
    rect(x - 5, y - 5, w + 10, h + 10, { fill: paint.trim }),
    rect(x, y, w, h, { fill: glass }),
    path(`M${x} ${y + h}L${x + w * 0.6} ${y}h${w * 0.25}L${x + w * 0.3} ${y + h}z`, {
      fill: '#fff',
      opacity: 0.22,
    }),
    path(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.35}h${w}`, { stroke: paint.trim, strokeWidth: 4 }),
    rect(x - 24, y - 3, 18, h + 6, { fill: paint.band }),
    rect(x + w + 6, y - 3, 18, h + 6, { fill: paint.band }),
    path(
      [0.16, 0.32, 0.48, 0.64, 0.8]
        .map(
          (share) =>
            `M${x - 21} ${Math.round(y + h * share)}h12M${x + w + 9} ${Math.round(y + h * share)}h12`,
        )
        .join(''),
      { stroke: darker(paint.band, 0.3), strokeWidth: 2 },
    ),
    rect(x - 10, y + h + 5, w + 20, 6, { fill: darker(paint.trim, 0.1) }),
  ].join('');
}

function house(
  random: Random,
  daylight: Daylight,
  paint: Paint,
  x: number,
  w: number,
  roof: string,
  porch: 'left' | 'right',
): string {
  const eaves = 258;
  const foot = 542;
  const floor = 402;
  const lit = daylight.lamps > 0.3;
  const porchX = porch === 'left' ? x : x + w - w * 0.44;
  const doorX = porch === 'left' ? x + w * 0.6 : x + w * 0.2;
  const apex = porch === 'left' ? x + w * 0.68 : x + w * 0.32;
  const gableLeft = apex - w * 0.3;
  const gableRight = apex + w * 0.3;
  return [
    rect(x, eaves, w, foot - eaves, { fill: paint.wall }),
    rect(x, eaves, w, 16, { fill: daylight.shade, opacity: 0.18 }),
    polygon(
      [
        [x - 20, eaves + 6],
        [x + w * 0.14, eaves - 104],
        [x + w * 0.86, eaves - 104],
        [x + w + 20, eaves + 6],
      ],
      { fill: `url(#${roof})` },
    ),
    path(`M${x + w * 0.14 - 4} ${eaves - 107}h${w * 0.72 + 8}v7h-${w * 0.72 + 8}z`, {
      fill: darker(paint.roof, 0.3),
    }),
    polygon(
      [
        [gableLeft, eaves + 4],
        [apex, eaves - 92],
        [gableRight, eaves + 4],
      ],
      { fill: lighter(paint.wall, 0.3) },
    ),
    path(`M${gableLeft - 12} ${eaves + 8}L${apex} ${eaves - 102}L${gableRight + 12} ${eaves + 8}`, {
      stroke: paint.band,
      strokeWidth: 11,
      extra: 'fill="none"',
    }),
    circle(apex, eaves - 38, 15, { fill: paint.trim }),
    circle(apex, eaves - 38, 10, { fill: lit ? daylight.lit : daylight.glass }),
    rect(x, floor - 4, w, 9, { fill: paint.trim }),
    shutterWindow(daylight, paint, apex - 34, eaves + 34, 68, 84, lit),
    shutterWindow(daylight, paint, porchX + w * 0.22 - 32, eaves + 34, 64, 78, lit && random.chance(0.6)),
    rect(porchX - 6, floor - 12, w * 0.46, 16, { fill: paint.trim }),
    path(
      Array.from(
        { length: Math.floor((w * 0.44) / 14) },
        (_, index) => `M${Math.round(porchX + 4 + index * 14)} ${floor - 46}v34`,
      ).join(''),
      { stroke: paint.trim, strokeWidth: 4 },
    ),
    rect(porchX - 6, floor - 50, w * 0.46, 6, { fill: paint.trim }),
    rect(porchX + 6, floor + 4, w * 0.44 - 18, foot - floor - 4, {
      fill: mix(daylight.shade, paint.wall, 0.35),
    }),
    rect(porchX, floor + 4, 12, foot - floor - 4, { fill: paint.trim }),
    rect(porchX + w * 0.44 - 18, floor + 4, 12, foot - floor - 4, { fill: paint.trim }),
    drawCar(
      Math.round(porchX + w * 0.22 - 70),
      foot,
      random.pick(['#c65f3c', '#3d6f8e', '#d9d4c6', '#44514f']),
      false,
    ),
    path(`M${doorX - 30} ${foot}v-104q30 -18 60 0v104z`, { fill: paint.trim }),
    path(`M${doorX - 23} ${foot}v-98q23 -14 46 0v98z`, { fill: paint.second }),
    path(`M${doorX} ${foot - 106}v106M${doorX - 16} ${foot - 60}h10M${doorX + 6} ${foot - 60}h10`, {
      stroke: darker(paint.second, 0.35),
      strokeWidth: 3,
    }),
    rect(doorX + 44, foot - 96, 46, 58, { fill: paint.trim }),
    rect(doorX + 49, foot - 91, 36, 48, { fill: lit ? daylight.lit : daylight.glass }),
  ].join('');
}

function gate(daylight: Daylight, paint: Paint, open: number): string {
  const bars = Array.from({ length: 13 }, (_, index) => `M${open + 10 + index * 16} 552v44`).join('');
  return [
    rect(0, 558, open, 42, { fill: paint.trim }),
    rect(open + 220, 558, 960 - open - 220, 42, { fill: paint.trim }),
    rect(0, 552, open, 8, { fill: paint.band }),
    rect(open + 220, 552, 960 - open - 220, 8, { fill: paint.band }),
    rect(open - 18, 540, 24, 60, { fill: paint.wall }),
    rect(open + 214, 540, 24, 60, { fill: paint.wall }),
    rect(open - 22, 534, 32, 8, { fill: paint.trim }),
    rect(open + 210, 534, 32, 8, { fill: paint.trim }),
    circle(open - 6, 528, 8, { fill: daylight.lit }),
    circle(open + 226, 528, 8, { fill: daylight.lit }),
    path(`${bars}M${open + 6} 556h208M${open + 6} 592h208`, {
      stroke: darker(paint.band, 0.35),
      strokeWidth: 4,
    }),
  ].join('');
}

/** The outside of a landed house: terrace, semi-detached or bungalow, with tiled roof, porch and gate. */
export function drawLandedFacade(
  random: Random,
  daylight: Daylight,
  rawPaint: Paint,
  form: LandedForm,
): { svg: string; alt: string } {
  const paint = paintUnder(daylight, rawPaint);
  const other = paintUnder(daylight, pickPaint(random));
  const houses: string[] = [];
  if (form === 'terrace') {
    houses.push(
      group('id="n"', house(random, daylight, other, -196, 382, 'o', 'left')),
      '<use href="#n" x="970"/>',
      house(random, daylight, paint, 284, 400, 'r', 'left'),
    );
  } else if (form === 'semi-detached') {
    houses.push(
      house(random, daylight, other, 480, 370, 'o', 'right'),
      house(random, daylight, paint, 108, 372, 'r', 'left'),
    );
  } else {
    houses.push(house(random, daylight, paint, 190, 580, 'r', 'left'));
  }
  const open = form === 'bungalow' ? 250 : form === 'terrace' ? 262 : 110;
  const shapes = [
    drawSky(random, daylight, 500),
    form === 'terrace'
      ? ''
      : drawTree(random, daylight, 60, 540, 260) + drawTree(random, daylight, 900, 540, 290),
    drawHedge(random, daylight, 0, 960, 548, 70),
    rect(0, 536, 960, 104, { fill: daylight.ground }),
    `<defs>${tiledRoof('r', paint.roof)}${tiledRoof('o', other.roof)}</defs>`,
    ...houses,
    drawHedge(random, daylight, 0, 960, 560, 24),
    form === 'bungalow'
      ? drawPalm(random, daylight, 836, 560, 230) + drawPalm(random, daylight, 110, 560, 200)
      : drawPalm(random, daylight, form === 'terrace' ? 716 : 900, 558, 180),
    gate(daylight, paint, open),
    drawStreet(daylight, 598),
    drawPerson(random, daylight, random.whole(560, 800), 628, 56),
  ];
  const parts = {
    terrace: 'a two-storey terrace house between its neighbours',
    'semi-detached': 'one half of a pair of semi-detached houses',
    bungalow: 'a wide detached house in its own garden',
  }[form];
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the house from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: ${parts}, with a tiled roof, shutters, a car under the porch and a gate.`,
  };
}

function shophouse(random: Random, daylight: Daylight, x: number, w: number, lift: number): string {
  const base = pickPlaster(random);
  const plaster = daylight.name === 'dusk' ? mix(base, daylight.shade, 0.3) : base;
  const trim = daylight.name === 'dusk' ? mix(ink.white, daylight.shade, 0.2) : ink.white;
  const shutter = random.pick([darker(mix(plaster, '#1f6f5c', 0.7), 0.1), '#2f6a78', '#7a4b3a', '#39604a']);
  const top = 168 - lift;
  const band = 372;
  const foot = 548;
  const lit = daylight.lamps > 0.3;
  const bay = (w - 44) / 3;
  const left = x + 30;
  const ww = bay - 16;
  const sill = band - 22;
  const head = top + 78;
  const windows = [
    group(
      `id="w${x}"`,
      path(`M${left - 4} ${sill}V${head}a${ww / 2 + 4} ${ww / 2 + 4} 0 0 1 ${ww + 8} 0V${sill}z`, {
        fill: trim,
      }),
      path(`M${left} ${head}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0z`, {
        fill: lit ? daylight.lit : lighter(daylight.glass, 0.2),
      }),
      path(
        `M${left + ww / 2} ${head}v-${ww / 2}M${left + ww / 2} ${head}l-${ww * 0.36} -${ww * 0.36}M${left + ww / 2} ${head}l${ww * 0.36} -${ww * 0.36}`,
        { stroke: trim, strokeWidth: 2.5 },
      ),
      rect(left, head + 4, ww, sill - head - 4, { fill: shutter }),
      path(
        Array.from(
          { length: 8 },
          (_, slat) =>
            `M${Math.round(left + 4)} ${Math.round(head + 14 + slat * ((sill - head - 20) / 8))}h${Math.round(ww / 2 - 7)}m6 0h${Math.round(ww / 2 - 7)}`,
        ).join(''),
        { stroke: darker(shutter, 0.3), strokeWidth: 2 },
      ),
      path(`M${left + ww / 2} ${head + 4}V${sill}`, { stroke: trim, strokeWidth: 2.5 }),
    ),
    `<use href="#w${x}" x="${Math.round(bay)}"/><use href="#w${x}" x="${Math.round(bay * 2)}"/>`,
  ];
  const pediment = random.whole(0, 2);
  const crown =
    pediment === 0
      ? path(`M${x + w * 0.22} ${top}q${w * 0.28} -74 ${w * 0.56} 0z`, {
          fill: plaster,
          stroke: trim,
          strokeWidth: 7,
        }) + circle(x + w / 2, top - 17, 9, { fill: trim })
      : pediment === 1
        ? path(`M${x + w * 0.16} ${top}L${x + w / 2} ${top - 46}L${x + w * 0.84} ${top}z`, {
            fill: plaster,
            stroke: trim,
            strokeWidth: 7,
          }) + circle(x + w / 2, top - 16, 8, { fill: shutter })
        : rect(x + 12, top - 30, w - 24, 32, { fill: plaster }) +
          rect(x + 6, top - 38, w - 12, 9, { fill: trim }) +
          path(
            Array.from(
              { length: 9 },
              (_, index) => `M${Math.round(x + 24 + (index * (w - 48)) / 8)} ${top - 24}v20`,
            ).join(''),
            { stroke: trim, strokeWidth: 5 },
          );
  const arch = `M${x + 20} ${foot}V${band + 62}q0 -44 48 -44h${w - 136}q48 0 48 44V${foot}z`;
  const doorWidth = 74;
  const doorX = x + w / 2 - doorWidth / 2;
  return [
    rect(x, top, w, foot - top, { fill: plaster }),
    crown,
    rect(x, top - 2, w, 12, { fill: trim }),
    rect(x, top + 22, w, 6, { fill: trim }),
    ...windows,
    rect(x, band - 20, w, 20, { fill: mix(plaster, trim, 0.5) }),
    path(
      Array.from(
        { length: Math.floor(w / 20) },
        (_, index) => `M${x + 10 + index * 20} ${band - 18}l8 8-8 8-8 -8z`,
      ).join(''),
      { fill: shutter },
    ),
    rect(x, band, w, 9, { fill: trim }),
    path(arch, { fill: mix(daylight.shade, plaster, 0.3) }),
    path(
      `M${x + 38} ${foot - 14}V${band + 66}h44v${foot - band - 80}zM${x + w - 82} ${foot - 14}V${band + 66}h44v${foot - band - 80}z`,
      { fill: lit ? daylight.lit : mix(daylight.glass, plaster, 0.3) },
    ),
    rect(doorX, band + 50, doorWidth, foot - band - 64, { fill: shutter }),
    path(
      `M${doorX + doorWidth / 2} ${band + 50}V${foot - 14}M${doorX + 8} ${band + 62}h22v40h-22zM${doorX + 44} ${band + 62}h22v40h-22z`,
      { stroke: lighter(shutter, 0.35), strokeWidth: 2.5, extra: 'fill="none"' },
    ),
    rect(x + 20, foot - 14, w - 40, 14, { fill: mix(daylight.road, '#c65f3c', 0.3) }),
    path(`M${x + 20} ${foot - 7}h${w - 40}`, {
      stroke: trim,
      strokeWidth: 3,
      extra: 'stroke-dasharray="7 7"',
    }),
    rect(x, top, 15, foot - top, { fill: lighter(plaster, 0.25) }),
    rect(x + w - 15, top, 15, foot - top, { fill: darker(plaster, 0.1) }),
    rect(x - 3, band + 8, 24, 14, { fill: trim }),
    rect(x + w - 21, band + 8, 24, 14, { fill: trim }),
    rect(x - 2, foot - 34, 22, 34, { fill: shutter }),
    rect(x + w - 20, foot - 34, 22, 34, { fill: shutter }),
  ].join('');
}

/** A row of shophouses with shutters, arches and the five-foot way. */
export function drawShophouseFacade(random: Random, daylight: Daylight): { svg: string; alt: string } {
  const shapes = [
    drawSky(random, daylight, 520),
    path('M0 190h960v40H0z', { fill: mix('#a4573d', daylight.shade, daylight.lamps * 0.6) }),
    shophouse(random, daylight, -34, 322, 0),
    shophouse(random, daylight, 672, 322, 8),
    shophouse(random, daylight, 288, 384, 22),
    drawStreet(daylight, 546),
    drawPalm(random, daylight, 268, 562, 130),
    drawHedge(random, daylight, 236, 64, 566, 22),
    drawHedge(random, daylight, 646, 64, 566, 22),
    drawPerson(random, daylight, random.whole(330, 390), 570, 66),
    drawPerson(random, daylight, random.whole(740, 860), 574, 68),
    rect(104, 300, 6, 268, { fill: '#33403d' }),
    path('M107 304q0 -18 26 -18', { stroke: '#33403d', strokeWidth: 5, extra: 'fill="none"' }),
    path('M124 286h20l6 16h-32z', { fill: '#33403d' }),
    circle(134, 306, 7, { fill: daylight.lit }),
  ];
  return {
    svg: picture(outdoorDefinitions(daylight), ...shapes),
    alt: `Drawing of the shophouse from outside ${daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`}: a painted front with tall shutters and a tiled band, above the arch of the five-foot way.`,
  };
}
