import { type Daylight, darker, type Interior, ink, lighter, mix } from './palettes.ts';
import { drawPendant } from './props.ts';
import type { Random } from './random.ts';
import { createRoom, type Room } from './room.ts';
import { drawShell, drawSideWindow, drawSunPatch, drawWindow, roomDefinitions } from './shell.ts';
import { circle, ellipse, path, picture, rect } from './svg.ts';

const COUNTER_HEIGHT = 88;
const steel = '#b9c3c2';

function fridge(room: Room, x: number, colour: string): string {
  const z = room.depth - 66;
  return [
    room.shadow({ x, z, w: 74, d: 64 }),
    room.block({ x, y: 3, z, w: 74, h: 182, d: 66 }, colour, 3),
    room.sheet(
      x,
      185,
      z,
      path('M0 66h74', { stroke: darker(colour, 0.4), strokeWidth: 2.5 }),
      path('M64 18v38M64 78v60', {
        stroke: darker(colour, 0.55),
        strokeWidth: 4,
        extra: 'stroke-linecap="round"',
      }),
      rect(14, 22, 14, 12, { fill: '#e9c46a' }),
      rect(24, 36, 16, 14, { fill: '#fff' }),
      path('M6 8v160', { stroke: '#fff', strokeWidth: 5, opacity: 0.3 }),
    ),
  ].join('');
}

function baseCabinets(room: Room, x: number, w: number, front: string, top: string, handle: string): string {
  const z = room.depth - 60;
  const doors = Math.round(w / 52);
  const each = w / doors;
  let seams = '';
  let knobs = '';
  for (let door = 0; door < doors; door += 1) {
    if (door) seams += `M${Math.round(door * each)} 6v68`;
    knobs += `M${Math.round(door * each + (door % 2 ? 8 : each - 20))} 13h12`;
  }
  return [
    room.shadow({ x, z, w, d: 58 }),
    room.block({ x: x + 4, y: 0, z: z + 6, w: w - 8, h: 12, d: 52 }, darker(front, 0.6)),
    room.block({ x, y: 10, z, w, h: COUNTER_HEIGHT - 14, d: 60 }, front),
    room.sheet(
      x,
      COUNTER_HEIGHT,
      z,
      path(seams, { stroke: darker(front, 0.3), strokeWidth: 2 }),
      path(knobs, { stroke: handle, strokeWidth: 3 }),
    ),
    room.block({ x: x - 2, y: COUNTER_HEIGHT - 5, z: z - 3, w: w + 4, h: 5, d: 63 }, top),
  ].join('');
}

function wallCabinets(room: Room, x: number, w: number, front: string, handle: string): string {
  const doors = Math.max(1, Math.round(w / 52));
  const each = w / doors;
  let seams = '';
  let knobs = '';
  for (let door = 0; door < doors; door += 1) {
    if (door) seams += `M${Math.round(door * each)} 2v62`;
    knobs += `M${Math.round(door * each + (door % 2 ? 8 : each - 8))} 48v10`;
  }
  return (
    room.block({ x, y: 152, z: room.depth - 34, w, h: 66, d: 34 }, front) +
    room.sheet(
      x,
      218,
      room.depth - 34,
      path(seams, { stroke: darker(front, 0.3), strokeWidth: 2 }),
      path(knobs, { stroke: handle, strokeWidth: 3 }),
    )
  );
}

function hobAndHood(room: Room, interior: Interior, x: number): string {
  const z = room.depth - 46;
  return [
    room.block({ x: x + 22, y: 178, z: room.depth - 30, w: 26, h: 72, d: 28 }, steel),
    room.face(
      [
        [x, 160, z + 2],
        [x + 70, 160, z + 2],
        [x + 50, 182, z + 14],
        [x + 20, 182, z + 14],
      ],
      { fill: lighter(steel, 0.2) },
    ),
    room.block({ x, y: 154, z: z + 2, w: 70, h: 7, d: 44 }, darker(steel, 0.12)),
    room.flat(x, COUNTER_HEIGHT + 0.5, z - 4, 70, 44, { fill: '#20292b', round: 3 }),
    room.disc(x + 18, COUNTER_HEIGHT + 1, z + 17, 12, { fill: 'none', stroke: '#e07a4f', strokeWidth: 3 }),
    room.disc(x + 52, COUNTER_HEIGHT + 1, z + 17, 12, { fill: 'none', stroke: '#7f8d8c', strokeWidth: 3 }),
    room.sheet(
      x + 18,
      COUNTER_HEIGHT + 1,
      z + 14,
      path('M-19 -23h-9M19 -23h9', { stroke: darker(interior.second, 0.35), strokeWidth: 4 }),
      rect(-19, -28, 38, 28, { fill: interior.second, round: 4 }),
      ellipse(0, -28, 19, 4, { fill: lighter(interior.second, 0.3) }),
      circle(0, -33, 3.5, { fill: '#2b302e' }),
      path('M-9 -42q-6 -8 0 -15t0 -15M7 -42q-6 -8 0 -15t0 -15', {
        stroke: '#fff',
        strokeWidth: 3,
        opacity: 0.55,
        extra: 'fill="none"',
      }),
    ),
    room.sheet(
      x,
      COUNTER_HEIGHT - 8,
      room.depth - 60.5,
      rect(6, 4, 58, 46, { fill: '#2a3436', round: 3 }),
      rect(12, 14, 46, 28, { fill: '#4b5a5c', round: 2 }),
      path('M10 9h50', { stroke: steel, strokeWidth: 3 }),
    ),
  ].join('');
}

function sink(room: Room, x: number): string {
  const z = room.depth - 52;
  return [
    room.flat(x, COUNTER_HEIGHT + 0.5, z, 64, 36, { fill: lighter(steel, 0.25), round: 4 }),
    room.flat(x + 5, COUNTER_HEIGHT + 0.5, z + 4, 54, 28, { fill: darker(steel, 0.28), round: 3 }),
    room.sheet(
      x + 32,
      COUNTER_HEIGHT,
      room.depth - 14,
      path('M0 2V-32q0 -12 -13 -12t-13 10v6', {
        stroke: '#8b9796',
        strokeWidth: 5.5,
        extra: 'fill="none" stroke-linecap="round"',
      }),
      path('M4 -12h10', { stroke: '#8b9796', strokeWidth: 5, extra: 'stroke-linecap="round"' }),
      rect(24, -16, 9, 18, { fill: '#5c9a86', round: 2 }),
    ),
  ].join('');
}

function worktopThings(room: Room, interior: Interior, random: Random, x: number): string {
  const z = room.depth - 26;
  const kettle = [
    path('M-12 0h24l-4 -26h-16z', { fill: interior.accent }),
    path('M12 -22q12 2 6 20', { stroke: '#2b302e', strokeWidth: 3.5, extra: 'fill="none"' }),
    path('M-12 -18l-10 -7 4 -3 9 4z', { fill: darker(interior.accent, 0.2) }),
    path('M-5 -27h10v-3h-10z', { fill: '#2b302e' }),
  ];
  const jars = [
    rect(-16, -24, 13, 24, { fill: '#e8cfa0', round: 2 }),
    rect(-16, -28, 13, 5, { fill: interior.wood }),
    rect(0, -18, 13, 18, { fill: '#c98458', round: 2 }),
    rect(0, -22, 13, 5, { fill: interior.wood }),
  ];
  const board = [
    rect(-14, -36, 28, 36, { fill: lighter(interior.wood, 0.2), round: 3 }),
    circle(0, -29, 3, { fill: darker(interior.wood, 0.2) }),
    circle(18, -8, 8, { fill: '#d9653b' }),
    circle(30, -7, 7, { fill: '#e2a63c' }),
  ];
  return room.sheet(x, COUNTER_HEIGHT, z, ...random.pick([kettle, jars, board]));
}

function island(room: Room, interior: Interior, daylight: Daylight, x: number, top: string): string {
  const stool = (left: number): string =>
    room.sheet(
      left,
      0,
      44,
      path('M-13 -60l-5 60M13 -60l5 60M-15 -22h30', {
        stroke: interior.metal,
        strokeWidth: 4,
        extra: 'fill="none"',
      }),
      rect(-18, -66, 36, 9, { fill: interior.textile, round: 4 }),
    );
  return [
    room.shadow({ x, z: 74, w: 150, d: 62 }),
    room.block({ x, y: 0, z: 76, w: 150, h: 84, d: 58 }, mix(interior.accent, interior.wall, 0.1)),
    room.block({ x: x - 6, y: 84, z: 68, w: 162, h: 6, d: 72 }, top),
    room.sheet(
      x + 104,
      90,
      100,
      path('M-24 -10q24 18 48 0l-6 10h-36z', { fill: interior.third }),
      circle(-9, -12, 7, { fill: '#d9653b' }),
      circle(5, -14, 8, { fill: '#e2a63c' }),
      circle(15, -11, 6, { fill: '#8aa84f' }),
    ),
    stool(x + 40),
    stool(x + 104),
    drawPendant(room, daylight, x + 40, 100, 56, interior.second),
    drawPendant(room, daylight, x + 112, 100, 56, interior.second),
  ].join('');
}

/** A kitchen: hob under a hood, sink, fridge, cabinets above and below; large homes get an island. */
export function drawKitchen(
  random: Random,
  daylight: Daylight,
  interior: Interior,
  size: 'small' | 'large',
): { svg: string; alt: string } {
  const width = size === 'large' ? 500 : 420;
  const room = createRoom({ width, height: 262, depth: 290, eye: 156, across: random.whole(44, 56) / 100 });
  const wall = lighter(interior.wall, 0.25);
  const front = random.pick([
    interior.accent,
    mix(interior.wood, interior.third, 0.25),
    lighter(interior.textile, 0.3),
    mix(interior.third, interior.wall, 0.6),
  ]);
  const upper = random.chance(0.5) ? mix(front, ink.white, 0.55) : front;
  const top = random.pick(['#f3eee4', '#5b5f5c', lighter(interior.wood, 0.3)]);
  const handle = random.chance(0.5) ? '#c79a4b' : interior.metal;
  const tile = mix(random.pick([interior.second, interior.textile, interior.wall]), ink.white, 0.6);
  const tileJoint = darker(tile, 0.14);
  const pattern = `<pattern id="t" width="34" height="17" patternUnits="userSpaceOnUse"><path fill="${tile}" d="M0 0h34v17H0z"/><path d="M0 .5h34M0 9h34M8 0v9M25 9v8" stroke="${tileJoint}" fill="none"/></pattern>`;
  const flip = random.chance(0.5);
  const place = (x: number, w: number): number => (flip ? width - x - w : x);
  const counter = width - 92;
  const windowWidth = 104;
  const windowX = 92 + 20;
  const hobX = size === 'large' ? 300 : 272;
  const counterX = place(88, counter);
  const pots = darker(interior.second, 0.1);
  const shapes = [
    drawShell(room, { ...interior, floor: mix(interior.floor, interior.third, 0.55) }, wall, 'tiles'),
    room.front(counterX, COUNTER_HEIGHT, room.depth, counter, 132, { fill: 'url(#t)' }),
    drawWindow(room, random, daylight, {
      x: place(windowX, windowWidth),
      y: 122,
      w: windowWidth,
      h: 98,
      panes: 2,
      blind: random.chance(0.4),
    }),
    size === 'large'
      ? drawSideWindow(room, random, daylight, flip ? 'left' : 'right', { z: 40, y: 60, d: 120, h: 150 })
      : drawSunPatch(room, place(120, 120), 60, 120, 170, flip ? 50 : -50),
    fridge(
      room,
      place(8, 74),
      random.pick(['#d5dad7', '#e9e4d8', '#4e5a58', mix(interior.accent, ink.white, 0.35)]),
    ),
    room.block({ x: place(4, 82), y: 190, z: room.depth - 62, w: 82, h: 30, d: 62 }, upper),
    baseCabinets(room, counterX, counter, front, top, handle),
    wallCabinets(
      room,
      place(windowX + windowWidth + 14, hobX - windowX - windowWidth - 20),
      hobX - windowX - windowWidth - 20,
      upper,
      handle,
    ),
    width - hobX - 84 > 30
      ? wallCabinets(room, place(hobX + 76, width - hobX - 82), width - hobX - 82, upper, handle)
      : '',
    sink(room, place(windowX + 20, 64)),
    hobAndHood(room, interior, place(hobX, 70)),
    worktopThings(room, interior, random, place(windowX + windowWidth + 34, 0)),
    size === 'large'
      ? worktopThings(room, interior, random, place(hobX + 110, 0))
      : room.sheet(
          place(hobX + 104, 0),
          COUNTER_HEIGHT,
          room.depth - 24,
          rect(-10, -26, 20, 26, { fill: pots, round: 3 }),
          path('M-5 -26l-4 -18M1 -26v-22M6 -26l5 -17', { stroke: interior.wood, strokeWidth: 3.5 }),
        ),
    size === 'large' ? island(room, interior, daylight, place(112, 150), top) : '',
  ];
  const light = daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`;
  const more = size === 'large' ? ', and an island with two stools' : '';
  return {
    svg: picture(roomDefinitions(daylight, wall) + pattern, ...shapes),
    alt: `Drawing of the kitchen ${light}: a hob with a pot under the hood, a sink below the window, a tall fridge and cabinets${more}.`,
  };
}
