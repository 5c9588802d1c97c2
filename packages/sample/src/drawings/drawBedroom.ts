import { type Daylight, darker, type Interior, ink, lighter, mix } from './palettes.ts';
import { drawAircon, drawArt, drawFan, drawPendant, drawTableLamp } from './props.ts';
import type { Random } from './random.ts';
import { createRoom, type Room } from './room.ts';
import { drawShell, drawSideWindow, drawSunPatch, drawWindow, roomDefinitions } from './shell.ts';
import { circle, path, picture, rect } from './svg.ts';

function bed(room: Room, interior: Interior, x: number, w: number): string {
  const d = room.depth;
  const long = 205;
  const z = d - long;
  const sheetColour = ink.white;
  const duvet = interior.textile;
  const pillows = w > 130 ? [x + 10, x + w / 2 + 4] : [x + 14];
  const pillowWidth = w > 130 ? w / 2 - 14 : w - 28;
  return [
    room.shadow({ x, z, w, d: long }),
    room.block({ x: x - 8, y: 0, z: d - 12, w: w + 16, h: 112, d: 10 }, interior.accent, 8),
    room.sheet(
      x - 8,
      112,
      d - 12,
      path([1, 2, 3].map((part) => `M${Math.round(((w + 16) * part) / 4)} 8v60`).join(''), {
        stroke: darker(interior.accent, 0.18),
        strokeWidth: 2,
      }),
    ),
    room.block({ x, y: 0, z, w, h: 26, d: long }, interior.wood, 3),
    room.block({ x: x + 3, y: 26, z: z + 3, w: w - 6, h: 22, d: long - 10 }, sheetColour, 8),
    ...pillows.map((left) =>
      room.block(
        { x: left, y: 47, z: d - 60, w: pillowWidth, h: 14, d: 36 },
        lighter(interior.third, 0.4),
        8,
      ),
    ),
    ...(w > 130
      ? [room.block({ x: x + w / 2 - 24, y: 47, z: d - 72, w: 48, h: 22, d: 14 }, interior.second, 8)]
      : []),
    room.block({ x: x - 2, y: 22, z, w: w + 4, h: 32, d: long - 84 }, duvet, 9),
    room.flat(x - 2, 55, z + long - 112, w + 4, 30, { fill: lighter(duvet, 0.45), round: 5 }),
    room.block(
      { x: x - 3, y: 26, z: z - 1, w: w + 6, h: 30, d: 46 },
      mix(interior.second, interior.third, 0.35),
      8,
    ),
    room.sheet(
      x - 3,
      56,
      z - 1,
      path(Array.from({ length: Math.floor(w / 16) }, (_, index) => `M${10 + index * 16} 22v8`).join(''), {
        stroke: darker(interior.third, 0.2),
        strokeWidth: 2,
      }),
    ),
  ].join('');
}

function bedside(room: Room, daylight: Daylight, interior: Interior, x: number, lamp: boolean): string {
  const z = room.depth - 46;
  return [
    room.shadow({ x, z, w: 42, d: 42 }),
    room.block({ x, y: 6, z, w: 42, h: 42, d: 42 }, interior.wood, 2),
    room.sheet(
      x,
      48,
      z,
      path('M4 20h34', { stroke: darker(interior.wood, 0.3), strokeWidth: 2 }),
      circle(21, 11, 2, { fill: interior.metal }),
      circle(21, 30, 2, { fill: interior.metal }),
    ),
    lamp
      ? drawTableLamp(room, daylight, interior, x + 21, 49, z + 18)
      : room.sheet(
          x + 12,
          49,
          z + 12,
          rect(0, -5, 22, 5, { fill: interior.second }),
          rect(2, -9, 18, 4, { fill: interior.third }),
        ),
  ].join('');
}

function wardrobe(room: Room, interior: Interior, wall: 'left' | 'right', z: number, length: number): string {
  const x = wall === 'left' ? 0 : room.width - 58;
  const plane = wall === 'left' ? 58.5 : room.width - 58.5;
  const face = mix(interior.wood, interior.third, 0.35);
  const seams: string[] = [];
  const doors = Math.max(2, Math.round(length / 60));
  for (let door = 1; door < doors; door += 1) {
    const depth = z + (length * door) / doors;
    seams.push(room.side(plane, 4, depth - 1, 222, 2, { fill: darker(face, 0.4) }));
  }
  for (let door = 0; door < doors; door += 1) {
    const depth = z + (length * (door + (door % 2 ? 0.12 : 0.86))) / doors;
    seams.push(room.side(plane, 100, depth, 34, 4, { fill: interior.metal }));
  }
  return [
    room.shadow({ x, z, w: 58, d: length }),
    room.block({ x, y: 0, z, w: 58, h: 230, d: length }, face, 2),
    ...seams,
  ].join('');
}

function desk(room: Room, interior: Interior, wall: 'left' | 'right', z: number): string {
  const x = wall === 'left' ? 4 : room.width - 62;
  const chair = wall === 'left' ? 70 : room.width - 112;
  return [
    room.shadow({ x, z, w: 58, d: 110 }),
    room.block({ x, y: 0, z: z + 104, w: 56, h: 70, d: 6 }, darker(interior.wood, 0.2)),
    room.block({ x, y: 70, z, w: 58, h: 5, d: 110 }, interior.wood, 2),
    room.block({ x, y: 0, z, w: 56, h: 70, d: 6 }, darker(interior.wood, 0.1)),
    room.sheet(
      x + 30,
      75,
      z + 60,
      rect(-15, -24, 32, 22, { fill: '#273034', round: 2 }),
      rect(-13, -22, 28, 18, { fill: '#7fa3a8' }),
      rect(-18, -2, 38, 2.5, { fill: '#3c474b' }),
    ),
    room.shadow({ x: chair, z: z + 30, w: 42, d: 42 }),
    room.block({ x: chair + 2, y: 0, z: z + 34, w: 4, h: 44, d: 4 }, interior.metal),
    room.block({ x: chair + 36, y: 0, z: z + 34, w: 4, h: 44, d: 4 }, interior.metal),
    room.block({ x: chair, y: 42, z: z + 32, w: 42, h: 7, d: 40 }, interior.second, 4),
    room.block(
      { x: wall === 'left' ? chair + 36 : chair, y: 52, z: z + 34, w: 6, h: 40, d: 36 },
      interior.second,
      4,
    ),
  ].join('');
}

/** A bedroom: bed, bedside tables, wardrobe and window; rooms let singly also get a study desk. */
export function drawBedroom(
  random: Random,
  daylight: Daylight,
  interior: Interior,
  options: { bed: 'single' | 'queen'; desk: boolean },
): { svg: string; alt: string } {
  const width = options.bed === 'single' ? 400 : 450;
  const room = createRoom({ width, height: 262, depth: 310, eye: 168, across: random.whole(43, 57) / 100 });
  const wall = random.chance(0.45) ? mix(interior.wall, interior.accent, 0.2) : interior.wall;
  const wide = options.bed === 'single' ? 104 : 164;
  const curtain = mix(interior.second, ink.white, 0.5);
  const shapes = [drawShell(room, interior, wall, 'boards')];
  const windowBehind = random.chance(0.5);
  const mirrored = random.chance(0.5);
  const wardrobeWall = mirrored ? 'left' : 'right';
  const bedX = windowBehind
    ? (width - wide) / 2 + (mirrored ? 22 : -22)
    : (width - wide) / 2 + (mirrored ? 26 : -26);
  if (windowBehind) {
    const w = Math.round(width * 0.62);
    shapes.push(
      drawWindow(room, random, daylight, {
        x: (width - w) / 2 + (mirrored ? 26 : -26),
        y: 100,
        w,
        h: 122,
        panes: 3,
        curtain,
      }),
    );
  } else {
    shapes.push(
      drawSideWindow(room, random, daylight, mirrored ? 'right' : 'left', { z: 90, y: 92, d: 160, h: 132 }),
      drawSunPatch(room, mirrored ? width - 130 : 0, 90, 130, 180, mirrored ? -70 : 70),
      drawArt(room, random, interior, bedX + 8, 134, wide / 2 - 14, 66),
      drawArt(room, random, interior, bedX + wide / 2 + 6, 134, wide / 2 - 14, 66),
      drawAircon(room, mirrored ? 20 : width - 110),
    );
  }
  shapes.push(
    room.flat(bedX - 36, 0, 50, wide + 72, 150, { fill: interior.third, round: 8 }),
    room.flat(bedX - 26, 0, 60, wide + 52, 130, { fill: mix(interior.third, interior.second, 0.3) }),
    wardrobe(room, interior, wardrobeWall, options.desk ? 165 : 110, options.desk ? 140 : 190),
    bedside(room, daylight, interior, bedX - 56, true),
    bedX + wide + 56 < width - (wardrobeWall === 'right' ? 58 : 0)
      ? bedside(room, daylight, interior, bedX + wide + 14, options.bed === 'queen')
      : '',
    bed(room, interior, bedX, wide),
    options.desk ? desk(room, interior, wardrobeWall, 30) : '',
    random.chance(0.6)
      ? drawFan(room, interior, width / 2, 160)
      : drawPendant(room, daylight, width / 2, 165, 40, interior.second),
  );
  const light = daylight.name === 'dusk' ? 'at dusk' : `in ${daylight.name} light`;
  const where = windowBehind ? 'a window above the headboard' : 'a window in the side wall';
  const extra = options.desk ? ', a wardrobe and a study desk with a chair' : ' and a tall wardrobe';
  return {
    svg: picture(roomDefinitions(daylight, wall), ...shapes),
    alt: `Drawing of the bedroom ${light}: a ${options.bed} bed with pillows and a throw, ${where}${extra}.`,
  };
}
