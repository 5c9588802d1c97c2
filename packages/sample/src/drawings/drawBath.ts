import { type Daylight, darker, type Interior, ink, lighter, mix } from './palettes.ts';
import { drawPlant } from './props.ts';
import type { Random } from './random.ts';
import { createRoom, type Room } from './room.ts';
import { drawOutlook, drawShell, roomDefinitions } from './shell.ts';
import { circle, ellipse, path, picture, rect } from './svg.ts';

const ceramic = '#fbfaf6';
const ceramicShade = '#dfe2dd';
const chrome = '#8e9a9a';

function toilet(room: Room, x: number): string {
  const d = room.depth;
  return [
    room.shadow({ x: x + 4, z: d - 66, w: 40, d: 62 }),
    room.block({ x: x + 1, y: 40, z: d - 20, w: 46, h: 42, d: 18 }, ceramic, 5),
    room.sheet(
      x,
      82,
      d - 20,
      path('M-1 0h50v6h-50z', { fill: ceramicShade }),
      rect(19, -4, 10, 4, { fill: chrome, round: 2 }),
    ),
    room.sheet(
      x + 24,
      0,
      d - 46,
      path('M-19 -40h38q2 20-8 26l2 14h-26l2 -14q-10 -6-8 -26z', { fill: ceramic }),
      path('M6 -38h13q2 20-8 26l2 12h-8z', { fill: ceramicShade }),
      ellipse(0, -40, 22, 8.5, { fill: '#f0efe9' }),
      ellipse(0, -40, 15, 5, { fill: '#c9d6d6' }),
      path('M-20 -44q-1 -28 20 -28t20 28q-20 -9-40 0z', { fill: ceramic }),
      path('M-15 -47q0 -20 15 -20t15 20', { stroke: ceramicShade, strokeWidth: 2, extra: 'fill="none"' }),
    ),
  ].join('');
}

function vanity(
  room: Room,
  interior: Interior,
  random: Random,
  daylight: Daylight,
  x: number,
  w: number,
): string {
  const d = room.depth;
  const z = d - 52;
  const top = 82;
  const middle = x + w / 2;
  const round = random.chance(0.5);
  const mirror = round
    ? [
        circle(0, -92, 47, { fill: interior.second }),
        circle(0, -92, 43, { fill: '#cfe0df' }),
        path('M-30 -62L24 -126M-14 -54L40 -116', { stroke: '#fff', strokeWidth: 6, opacity: 0.5 }),
      ]
    : [
        rect(-w / 2 + 4, -140, w - 8, 92, { fill: interior.wood, round: 4 }),
        rect(-w / 2 + 9, -135, w - 18, 82, { fill: '#cfe0df' }),
        path(`M${-w / 2 + 24} -56l46 -76M${-w / 2 + 44} -56l46 -76`, {
          stroke: '#fff',
          strokeWidth: 6,
          opacity: 0.5,
        }),
      ];
  const lamp = [
    circle(0, -156, 44, { fill: 'url(#g)', opacity: 0.6 + daylight.lamps / 2 }),
    rect(-30, -160, 60, 9, { fill: mix(daylight.lit, ink.white, 0.5), round: 4 }),
  ];
  return [
    room.sheet(middle, top, d, ...mirror, ...lamp),
    room.shadow({ x, z, w, d: 48 }),
    room.block({ x, y: 24, z, w, h: 54, d: 50 }, interior.wood, 2),
    room.sheet(
      x,
      78,
      z,
      path(`M${w / 2} 4v46M4 27h${w - 8}`, { stroke: darker(interior.wood, 0.3), strokeWidth: 2 }),
      path(`M${w / 4 - 7} 12h14M${(w * 3) / 4 - 7} 12h14`, { stroke: interior.metal, strokeWidth: 3 }),
    ),
    room.block({ x: x - 3, y: 77, z: z - 3, w: w + 6, h: 6, d: 54 }, '#efe9dc'),
    room.sheet(
      middle,
      83,
      d - 12,
      path('M0 0v-30q0 -7 -7 -7h-4v6', {
        stroke: chrome,
        strokeWidth: 5,
        extra: 'fill="none" stroke-linecap="round"',
      }),
    ),
    room.sheet(
      middle,
      83,
      d - 26,
      path('M-32 -15h64q-3 15 -20 16h-24q-17 -1 -20 -16z', { fill: ceramic }),
      ellipse(0, -15, 32, 7, { fill: ceramicShade }),
      ellipse(0, -14, 26, 4.5, { fill: '#b9cbcb' }),
    ),
    room.sheet(
      x + 12,
      83,
      d - 30,
      rect(-5, -20, 10, 20, { fill: interior.textile, round: 2 }),
      rect(-1.5, -26, 3, 7, { fill: chrome }),
    ),
    room.sheet(
      x + w - 12,
      83,
      d - 30,
      path('M-2 -12l-3 -16M1 -12l2 -18', {
        stroke: interior.second,
        strokeWidth: 3,
        extra: 'stroke-linecap="round"',
      }),
      rect(-6, -14, 12, 14, { fill: '#fff', round: 2 }),
    ),
  ].join('');
}

function shower(room: Room, wall: 'left' | 'right', tile: string): string {
  const d = room.depth;
  const w = 108;
  const left = wall === 'left';
  const x = left ? 0 : room.width - w;
  const pane = left ? w : room.width - w;
  const pipe = left ? 44 : room.width - 44;
  return [
    room.front(x, 0, d, w, 226, { fill: darker(tile, 0.1), opacity: 0.75 }),
    room.flat(x, 1, d - 110, w, 110, { fill: darker(tile, 0.22) }),
    room.block({ x, y: 0, z: d - 114, w, h: 6, d: 5 }, '#efece4'),
    room.sheet(
      pipe,
      0,
      d,
      path('M0 -92V-206h-1', { stroke: chrome, strokeWidth: 4.5, extra: 'fill="none"' }),
      path(`M0 -206q0 -8 ${left ? 8 : -8} -8h${left ? 16 : -16}v8`, {
        stroke: chrome,
        strokeWidth: 4.5,
        extra: 'fill="none"',
      }),
      ellipse(left ? 24 : -24, -203, 22, 4.5, { fill: chrome }),
      rect(-12, -98, 24, 9, { fill: chrome, round: 4 }),
      path(`M${left ? 12 : -36} -196l-3 90m13 -90l-2 96m13 -96v94m11 -94l3 90`, {
        stroke: '#d7ecee',
        strokeWidth: 2.2,
        opacity: 0.9,
      }),
      rect(left ? -38 : 14, -176, 24, 40, { fill: ceramic, round: 5 }),
      circle(left ? -26 : 26, -146, 3, { fill: '#d9653b' }),
    ),
    room.side(pane, 5, d - 112, 196, 112, { fill: '#cfe7ea', opacity: 0.42 }),
    room.front(x, 5, d - 112, w / 2.3, 196, {
      fill: '#cfe7ea',
      opacity: 0.34,
      stroke: '#f4fbfb',
      strokeWidth: 2,
    }),
    room.face(
      [
        [pane, 190, d - 100],
        [pane, 196, d - 84],
        [pane, 40, d - 40],
        [pane, 30, d - 60],
      ],
      { fill: '#fff', opacity: 0.35 },
    ),
    room.side(pane, 200, d - 112, 4, 112, { fill: chrome }),
    room.front(pane - 1.5, 4, d - 112, 3, 198, { fill: chrome }),
  ].join('');
}

function towels(room: Room, interior: Interior, x: number, y: number): string {
  return room.sheet(
    x,
    y,
    room.depth,
    path('M-4 0h60', { stroke: chrome, strokeWidth: 4, extra: 'stroke-linecap="round"' }),
    rect(2, -2, 28, 60, { fill: interior.textile, round: 2 }),
    rect(2, 44, 28, 5, { fill: lighter(interior.textile, 0.5) }),
    rect(32, -2, 18, 40, { fill: interior.third, round: 2 }),
    rect(32, 28, 18, 4, { fill: interior.second }),
  );
}

/** A bathroom: shower behind glass, WC, basin with mirror, tiled walls. */
export function drawBath(
  random: Random,
  daylight: Daylight,
  interior: Interior,
): { svg: string; alt: string } {
  const width = 380;
  const room = createRoom({ width, height: 250, depth: 250, eye: 152, across: random.whole(45, 55) / 100 });
  const tile = mix(
    random.pick([interior.textile, interior.accent, interior.second, '#b9cfcb']),
    ink.white,
    random.whole(45, 68) / 100,
  );
  const joint = lighter(tile, 0.5);
  const shape = random.whole(0, 2);
  const motif = [
    `<path d="M0 0H60M0 30H60M15 0V30M45 30V60" stroke="${joint}" stroke-width="2"/>`,
    `<path d="M0 0H60M0 30H60M0 0V60M30 0V60" stroke="${joint}" stroke-width="2"/>`,
    `<path d="M0 0V60M20 0V60M40 0V60M0 30h20M20 0h20M40 44h20" stroke="${joint}" stroke-width="2"/>`,
  ][shape];
  const pattern = `<pattern id="t" width="60" height="60" patternUnits="userSpaceOnUse"><path fill="${tile}" d="M0 0h60v60H0z"/>${motif}</pattern>`;
  const floor = mix(darker(tile, 0.3), '#b5ab9c', 0.45);
  const flip = random.chance(0.5);
  const wall = flip ? 'right' : 'left';
  const place = (x: number, w: number): number => (flip ? width - x - w : x);
  const windowPart = [
    rect(-5, -5, 70, 60, { fill: ink.white }),
    `<svg width="60" height="50" viewBox="0 0 60 50">${drawOutlook(random, daylight, 60, 50)}</svg>`,
    path('M0 17h60M0 34h60', { stroke: ink.white, strokeWidth: 3 }),
  ];
  const matX = place(206, 120);
  const shapes = [
    drawShell(room, { ...interior, floor }, tile, 'tiles'),
    room.front(0, 0, room.depth, width, 245, { fill: 'url(#t)' }),
    room.front(0, 118, room.depth, width, 5, { fill: mix(interior.accent, tile, 0.3) }),
    room.sheet(place(134, 60), 226, room.depth, ...windowPart),
    shower(room, wall, tile),
    towels(room, interior, place(134, 50), 152),
    toilet(room, place(138, 48)),
    vanity(room, interior, random, daylight, place(232, 118), 118),
    room.flat(matX, 0, 60, 120, 66, { fill: interior.third, round: 8 }),
    room.flat(matX + 10, 0, 69, 100, 48, { fill: mix(interior.textile, interior.third, 0.5) }),
    drawPlant(room, random, place(362, 0), 110, 66, mix(interior.second, ink.paper, 0.25)),
  ];
  const light = daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`;
  return {
    svg: picture(roomDefinitions(daylight, tile) + pattern, ...shapes),
    alt: `Drawing of the bathroom ${light}: a shower behind glass, a WC under a small window, and a basin with a mirror above it.`,
  };
}
