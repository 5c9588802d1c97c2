import { type Daylight, darker, type Interior, ink, lighter, mix } from './palettes.ts';
import { drawAircon, drawArt, drawFan, drawFloorLamp, drawPendant, drawPlant } from './props.ts';
import type { Random } from './random.ts';
import { createRoom, type Room } from './room.ts';
import { drawShell, drawSideWindow, drawSunPatch, drawWindow, roomDefinitions } from './shell.ts';
import { circle, ellipse, path, picture, rect } from './svg.ts';

interface Scene {
  room: Room;
  random: Random;
  daylight: Daylight;
  interior: Interior;
}

function cushion(
  room: Room,
  x: number,
  y: number,
  z: number,
  size: number,
  colour: string,
  turn: number,
): string {
  return room.sheet(
    x,
    y,
    z,
    rect(-size / 2, -size, size, size, { fill: colour, round: 7, extra: `transform="rotate(${turn})"` }),
    path(`M${-size / 3} ${-size * 0.72}h${(size * 2) / 3}`, {
      stroke: lighter(colour, 0.35),
      strokeWidth: 2.5,
      extra: `transform="rotate(${turn})"`,
    }),
  );
}

function sofaFacingUs({ room, interior, random }: Scene, x: number, w: number): string {
  const d = room.depth;
  const cloth = interior.textile;
  const seat = w - 44;
  const seats = w > 200 ? 3 : 2;
  const each = seat / seats;
  const pads: string[] = [];
  for (let index = 0; index < seats; index += 1) {
    pads.push(
      room.block(
        { x: x + 22 + index * each + 1, y: 42, z: d - 34, w: each - 2, h: 44, d: 12 },
        lighter(cloth, 0.07),
        9,
      ),
    );
  }
  for (let index = 0; index < seats; index += 1) {
    pads.push(
      room.block(
        { x: x + 22 + index * each + 1, y: 26, z: d - 92, w: each - 2, h: 18, d: 64 },
        lighter(cloth, 0.12),
        7,
      ),
    );
  }
  return [
    room.shadow({ x, z: d - 94, w, d: 90 }),
    room.block({ x: x + 8, y: 0, z: d - 88, w: w - 16, h: 10, d: 74 }, darker(interior.wood, 0.35)),
    room.block({ x: x + 6, y: 8, z: d - 22, w: w - 12, h: 76, d: 16 }, darker(cloth, 0.1), 9),
    room.block({ x: x + 10, y: 8, z: d - 90, w: w - 20, h: 19, d: 80 }, darker(cloth, 0.12), 5),
    ...pads,
    room.block({ x, y: 6, z: d - 92, w: 24, h: 56, d: 84 }, cloth, 9),
    room.block({ x: x + w - 24, y: 6, z: d - 92, w: 24, h: 56, d: 84 }, cloth, 9),
    cushion(room, x + 52, 45, d - 50, 40, interior.second, -8),
    cushion(room, x + w - 54, 45, d - 50, 38, interior.third, 9),
    random.chance(0.5) ? cushion(room, x + 88, 44, d - 54, 32, mix(interior.second, ink.white, 0.5), 6) : '',
  ].join('');
}

function sofaAlongWall({ room, interior }: Scene, wall: 'left' | 'right', z: number, length: number): string {
  const cloth = interior.textile;
  const left = wall === 'left';
  const back = left ? 8 : room.width - 28;
  const seatX = left ? 20 : room.width - 104;
  const far = z + length;
  const pieces = [
    room.shadow({ x: left ? 8 : room.width - 106, z, w: 98, d: length }),
    room.block({ x: back, y: 6, z: far - 22, w: 20, h: 54, d: 22 }, darker(cloth, 0.08), 8),
    room.block({ x: seatX - (left ? 0 : 2), y: 6, z: far - 24, w: 86, h: 54, d: 22 }, cloth, 9),
    room.block({ x: back, y: 8, z: z + 4, w: 20, h: 78, d: length - 8 }, darker(cloth, 0.08), 8),
    room.block({ x: seatX, y: 8, z: z + 20, w: 84, h: 34, d: length - 46 }, lighter(cloth, 0.1), 8),
  ];
  const pads = [far - 74, z + 40].map((depth, index) =>
    cushion(
      room,
      left ? 52 : room.width - 52,
      42,
      depth,
      40,
      index ? interior.third : interior.second,
      left ? 10 : -10,
    ),
  );
  return [
    ...pieces,
    ...pads,
    room.block({ x: left ? 8 : room.width - 106, y: 6, z, w: 98, h: 56, d: 22 }, cloth, 9),
  ].join('');
}

function televisionFacingUs({ room, interior, random }: Scene, x: number, w: number): string {
  const d = room.depth;
  const screen = Math.min(150, w - 40);
  const left = x + (w - screen) / 2;
  return [
    room.front(x - 10, 0, d, w + 20, room.height - 5, { fill: interior.accent }),
    room.front(x - 10, 0, d, 3, room.height - 5, { fill: lighter(interior.accent, 0.18) }),
    room.shadow({ x, z: d - 42, w, d: 40 }),
    room.block({ x, y: 14, z: d - 42, w, h: 34, d: 40 }, interior.wood, 2),
    room.sheet(
      x,
      48,
      d - 42,
      path(`M${w / 3} 4v26M${(w * 2) / 3} 4v26`, { stroke: darker(interior.wood, 0.35), strokeWidth: 2 }),
      path(`M${w / 6 - 6} 8h12M${w / 2 - 6} 8h12M${(w * 5) / 6 - 6} 8h12`, {
        stroke: interior.metal,
        strokeWidth: 2.5,
      }),
    ),
    room.block({ x: left, y: 78, z: d - 8, w: screen, h: 86, d: 5 }, '#1d2426', 3),
    room.sheet(
      left,
      164,
      d - 8,
      rect(4, 4, screen - 8, 76, { fill: '#2a3a40' }),
      path(`M4 4h${Math.round(screen * 0.55)}L${Math.round(screen * 0.3)} 80H4z`, {
        fill: '#fff',
        opacity: 0.07,
      }),
      path(`M${screen / 2 - 12} 86h24v3h-24z`, { fill: '#1d2426' }),
    ),
    room.sheet(
      x + 18,
      48,
      d - 26,
      rect(0, -22, 7, 22, { fill: interior.second }),
      rect(8, -26, 6, 26, { fill: interior.textile }),
      rect(15, -20, 8, 20, { fill: interior.third }),
    ),
    random.chance(0.6) ? drawVase(room, interior, x + w - 22, 48, d - 26) : '',
  ].join('');
}

function drawVase(room: Room, interior: Interior, x: number, y: number, z: number): string {
  return room.sheet(
    x,
    y,
    z,
    path('M-2 -18Q-14 -34 -12 -44M0 -18V-50M2 -18Q12 -32 13 -40', {
      stroke: '#4f8f5d',
      strokeWidth: 2,
      extra: 'fill="none"',
    }),
    circle(-12, -45, 4.5, { fill: interior.second }),
    circle(0, -52, 5, { fill: interior.third }),
    circle(13, -42, 4.5, { fill: interior.second }),
    path('M-6 -20h12q5 12 0 20h-12q-5 -8 0 -20z', { fill: lighter(interior.textile, 0.25) }),
  );
}

function televisionAlongWall(
  { room, interior }: Scene,
  wall: 'left' | 'right',
  z: number,
  length: number,
): string {
  const left = wall === 'left';
  const x = left ? 0 : room.width - 40;
  const plane = left ? 5 : room.width - 5;
  return [
    room.shadow({ x, z, w: 40, d: length }),
    room.block({ x, y: 12, z, w: 40, h: 34, d: length }, interior.wood, 2),
    room.side(plane, 74, z + 18, 82, length - 36, { fill: '#1d2426', round: 4 }),
    room.side(plane, 79, z + 23, 72, length - 46, { fill: '#2f4148' }),
  ].join('');
}

function coffeeTable({ room, interior, random }: Scene, x: number, z: number): string {
  if (random.chance(0.5)) {
    return [
      room.disc(x, 0, z, 44, { fill: '#1c1408', opacity: 0.16 }),
      room.sheet(
        x,
        30,
        z,
        path('M-26 0l-5 26M26 0l5 26M0 6v26', { stroke: darker(interior.wood, 0.3), strokeWidth: 4 }),
      ),
      room.disc(x, 30, z, 44, { fill: darker(interior.wood, 0.25) }),
      room.disc(x, 34, z, 44, { fill: lighter(interior.wood, 0.18) }),
      room.sheet(
        x - 10,
        36,
        z,
        rect(-14, -4, 28, 4, { fill: interior.textile }),
        rect(-12, -8, 26, 4, { fill: interior.third }),
      ),
      drawVase(room, interior, x + 18, 35, z),
    ].join('');
  }
  return [
    room.shadow({ x: x - 55, z: z - 28, w: 110, d: 56 }),
    room.block({ x: x - 52, y: 0, z: z - 26, w: 6, h: 30, d: 6 }, darker(interior.wood, 0.3)),
    room.block({ x: x + 46, y: 0, z: z - 26, w: 6, h: 30, d: 6 }, darker(interior.wood, 0.3)),
    room.block({ x: x - 55, y: 28, z: z - 28, w: 110, h: 7, d: 56 }, interior.wood, 2),
    room.sheet(
      x - 20,
      36,
      z,
      rect(-16, -4, 32, 4, { fill: interior.second }),
      rect(-13, -8, 28, 4, { fill: interior.textile }),
    ),
    room.sheet(
      x + 26,
      36,
      z - 4,
      ellipse(0, -3, 14, 5, { fill: interior.third }),
      circle(-4, -7, 5, { fill: '#d98a3c' }),
      circle(5, -7, 5, { fill: '#c65f3c' }),
    ),
  ].join('');
}

function rug({ room, interior }: Scene, x: number, z: number, w: number, d: number): string {
  return [
    room.flat(x, 0, z, w, d, { fill: interior.third, round: 6 }),
    room.flat(x + 10, 0, z + 10, w - 20, d - 20, { fill: mix(interior.second, interior.third, 0.45) }),
    room.flat(x + 18, 0, z + 18, w - 36, d - 36, { fill: mix(interior.third, interior.textile, 0.12) }),
  ].join('');
}

/** A living room: sofa, television, window with an outlook, rug and lamp, in one of three arrangements. */
export function drawLiving(
  random: Random,
  daylight: Daylight,
  interior: Interior,
  size: 'small' | 'large',
): { svg: string; alt: string } {
  const width = size === 'large' ? 540 : 470;
  const across = random.whole(42, 58) / 100;
  const room = createRoom({ width, height: 270, depth: 400, eye: 158, across });
  const scene: Scene = { room, random, daylight, interior };
  const base = [drawShell(room, interior, interior.wall, random.chance(0.7) ? 'boards' : 'tiles')];
  const arrangement = random.whole(0, 2);
  const pot = mix(interior.second, ink.paper, 0.25);
  let view: string;
  if (arrangement === 0) {
    const curtain = mix(interior.textile, ink.white, 0.62);
    const sofaWidth = width * 0.47;
    base.push(
      drawWindow(room, random, daylight, {
        x: width * 0.62,
        y: 8,
        w: Math.round(width * 0.3),
        h: 212,
        panes: 2,
        curtain,
      }),
      drawSunPatch(room, width * 0.58, 190, width * 0.3, 205, -90),
      drawArt(room, random, interior, width * 0.12, 128, 62, 78),
      drawArt(room, random, interior, width * 0.12 + 76, 140, 84, 62),
      rug(scene, width * 0.1, 120, width * 0.56, 190),
      televisionAlongWall(scene, 'left', 130, 165),
      sofaFacingUs(scene, width * 0.08, sofaWidth),
      drawFloorLamp(room, daylight, interior, width * 0.08 + sofaWidth + 18, 372),
      coffeeTable(scene, width * 0.34, 205),
      drawFan(room, interior, width * 0.46, 210),
      drawPlant(room, random, width * 0.93, 250, 120, pot),
    );
    view =
      'a sofa below two framed prints, a television on the side wall and a full-height window over the city';
  } else if (arrangement === 1) {
    base.push(
      drawSideWindow(room, random, daylight, 'left', { z: 60, y: 40, d: 230, h: 190 }),
      drawSunPatch(room, 0, 80, 150, 190, 90),
      televisionFacingUs(scene, width * 0.3, width * 0.42),
      drawAircon(room, width * 0.8),
      drawPlant(room, random, width * 0.13, 360, 135, pot),
      rug(scene, width * 0.22, 90, width * 0.5, 220),
      coffeeTable(scene, width * 0.45, 195),
      sofaAlongWall(scene, 'right', 60, 250),
      drawFan(room, interior, width * 0.48, 180),
    );
    view = 'a television on a low console, a sofa along the right wall and daylight from a wide window';
  } else {
    const sheer = mix(interior.second, ink.white, 0.6);
    base.push(
      drawWindow(room, random, daylight, {
        x: width * 0.2,
        y: 8,
        w: Math.round(width * 0.6),
        h: 218,
        panes: 4,
        curtain: sheer,
      }),
      drawSunPatch(room, width * 0.2, 170, width * 0.6, 225, random.whole(-60, 60)),
      rug(scene, width * 0.24, 110, width * 0.5, 210),
      televisionAlongWall(scene, 'right', 100, 190),
      drawPlant(room, random, width * 0.92, 345, 110, pot),
      sofaAlongWall(scene, 'left', 70, 250),
      coffeeTable(scene, width * 0.5, 205),
      drawPendant(room, daylight, width * 0.5, 205, 62, interior.accent),
    );
    view = 'a sofa along the left wall facing the television, and balcony doors across the far end';
  }
  const light = daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`;
  return {
    svg: picture(roomDefinitions(daylight, interior.wall), ...base),
    alt: `Drawing of the living room ${light}: ${view}, in ${interior.name}.`,
  };
}
