import { type Daylight, darker, type Interior, ink, lighter, mix } from './palettes.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import { glow, lines, type Point, polygon, verticalGradient } from './svg.ts';

/** Gradients that every room refers to: `w` on the back wall, `s` sky, `g` glow of a lamp, `b` beam of daylight. */
export function roomDefinitions(daylight: Daylight, wall: string): string {
  return [
    verticalGradient('w', [
      [0, mix(wall, daylight.skyBottom, 0.25)],
      [1, wall],
    ]),
    verticalGradient('s', [
      [0, daylight.skyTop],
      [1, daylight.skyBottom],
    ]),
    glow('g', daylight.lit, 0.75),
    verticalGradient('b', [
      [0, daylight.sun, 0.55],
      [1, daylight.sun, 0.06],
    ]),
  ].join('');
}

/** Ceiling, walls and floor of a room. */
export function drawShell(room: Room, interior: Interior, wall: string, floor: 'boards' | 'tiles'): string {
  const { width: w, height: h, depth: d, near } = room;
  const shapes = [
    room.flat(0, h, near, w, d - near, { fill: lighter(wall, 0.55) }),
    room.side(0, 0, near, h, d - near, { fill: darker(wall, 0.05) }),
    room.side(w, 0, near, h, d - near, { fill: darker(wall, 0.09) }),
    room.front(0, 0, d, w, h, { fill: 'url(#w)' }),
    room.flat(0, 0, near, w, d - near, { fill: interior.floor }),
  ];
  const joints: [Point, Point][] = [];
  if (floor === 'boards') {
    for (let x = 0; x <= w; x += 30) joints.push([room.at(x, 0, near), room.at(x, 0, d)]);
    for (let x = 0; x < w; x += 60) {
      const z = (x * 7) % d;
      joints.push([room.at(x, 0, z), room.at(x + 30, 0, z)]);
    }
  } else {
    for (let x = 0; x <= w; x += 60) joints.push([room.at(x, 0, near), room.at(x, 0, d)]);
    for (let z = near; z <= d; z += 60) joints.push([room.at(0, 0, z), room.at(w, 0, z)]);
  }
  shapes.push(lines(joints, { stroke: darker(interior.floor, 0.22), strokeWidth: 1.2, opacity: 0.45 }));
  const skirting = lighter(wall, 0.5);
  shapes.push(
    room.front(0, 0, d, w, 9, { fill: skirting }),
    room.side(0, 0, near, 9, d - near, { fill: darker(skirting, 0.04) }),
    room.side(w, 0, near, 9, d - near, { fill: darker(skirting, 0.08) }),
    room.front(0, h - 5, d, w, 5, { fill: skirting }),
  );
  return shapes.join('');
}

/** What one sees through a window: sky, towers, trees. In centimetres, origin at its top left corner. */
export function drawOutlook(random: Random, daylight: Daylight, w: number, h: number): string {
  const towers = (base: number, low: number, high: number): string => {
    let d = `M0 ${h}`;
    let x = 0;
    while (x < w) {
      const step = Math.min(random.whole(14, 34), w - x);
      const top = Math.round(base - random.whole(low, high));
      d += `V${top}h${step}`;
      x += step;
    }
    return `${d}V${h}z`;
  };
  const sunX = random.whole(20, w - 20);
  const lamps: string[] = [];
  const count = Math.round(daylight.lamps * 22);
  for (let index = 0; index < count; index += 1) {
    lamps.push(
      `M${random.whole(4, w - 8)} ${random.whole(Math.round(h * 0.55), Math.round(h * 0.72))}h4v5h-4z`,
    );
  }
  let trees = `M0 ${h}V${Math.round(h * 0.84)}`;
  for (let x = 0; x < w; ) {
    const step = random.whole(16, 30);
    trees += `q${Math.round(step / 2)} ${-random.whole(14, 26)} ${step} 0`;
    x += step;
  }
  return [
    `<rect width="${w}" height="${h}" fill="url(#s)"/>`,
    `<circle cx="${sunX}" cy="${Math.round(h * 0.3)}" r="13" fill="${daylight.sun}" opacity=".9"/>`,
    `<path d="${towers(h * 0.66, 8, 62)}" fill="${daylight.far}"/>`,
    `<path d="${towers(h * 0.78, 4, 46)}" fill="${daylight.near}"/>`,
    lamps.length ? `<path d="${lamps.join('')}" fill="${daylight.lit}"/>` : '',
    `<path d="${trees}V${h}z" fill="${daylight.leafDeep}"/>`,
  ].join('');
}

/** A window in the back wall with frame, outlook and, when asked, curtains; `y` is the height of its sill. */
export function drawWindow(
  room: Room,
  random: Random,
  daylight: Daylight,
  place: { x: number; y: number; w: number; h: number; panes: number; curtain?: string; blind?: boolean },
): string {
  const { x, y, w, h, panes } = place;
  const frame = ink.white;
  const local: string[] = [
    `<rect x="-6" y="-6" width="${w + 12}" height="${h + 12}" rx="2" fill="${frame}"/>`,
    `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawOutlook(random, daylight, w, h)}`,
    `<path d="M${Math.round(w * 0.1)} ${h}L${Math.round(w * 0.34)} 0h${Math.round(w * 0.1)}L${Math.round(w * 0.2)} ${h}z" fill="#fff" opacity=".18"/></svg>`,
  ];
  let bars = '';
  for (let pane = 1; pane < panes; pane += 1) bars += `M${Math.round((w * pane) / panes)} 0v${h}`;
  local.push(
    `<path d="${bars}M0 ${Math.round(h * 0.24)}h${w}" stroke="${frame}" stroke-width="4" fill="none"/>`,
  );
  if (place.blind) {
    local.push(
      `<rect x="-4" y="-4" width="${w + 8}" height="${Math.round(h * 0.28)}" fill="${ink.paper}"/>`,
      `<path d="${[0.06, 0.12, 0.18, 0.24].map((share) => `M-4 ${Math.round(h * share)}h${w + 8}`).join('')}" stroke="${darker(ink.paper, 0.18)}"/>`,
    );
  } else {
    local.push(`<rect x="-10" y="${h + 4}" width="${w + 20}" height="5" fill="${darker(frame, 0.12)}"/>`);
  }
  if (place.curtain) {
    const c = place.curtain;
    const drop = h + (y > 30 ? 22 : y - 3);
    const fold = darker(c, 0.14);
    const panel = (left: number, flip: number): string =>
      `<path d="M${left} -18h${34 * flip}q${-8 * flip} ${Math.round(drop / 2)} ${-2 * flip} ${drop + 18}h${-36 * flip}z" fill="${c}"/>` +
      `<path d="M${left + 10 * flip} -18V${drop}M${left + 22 * flip} -18q${-3 * flip} ${Math.round(drop / 2)} 0 ${drop + 18}" stroke="${fold}" stroke-width="2" fill="none"/>`;
    local.push(
      panel(-26, 1),
      panel(w + 26, -1),
      `<path d="M-36 -19h${w + 72}" stroke="${darker(c, 0.5)}" stroke-width="4" stroke-linecap="round"/>`,
    );
  }
  return room.sheet(x, y + h, room.depth, ...local);
}

/** A window in a side wall, seen at an angle, and the light it throws on the floor. */
export function drawSideWindow(
  room: Room,
  random: Random,
  daylight: Daylight,
  wall: 'left' | 'right',
  place: { z: number; y: number; d: number; h: number },
): string {
  const x = wall === 'left' ? 0 : room.width;
  const { z, y, d, h } = place;
  const steps = 7;
  const skyline = (base: number, reach: number): Point[] => {
    const points: Point[] = [room.at(x, y, z)];
    for (let step = 0; step < steps; step += 1) {
      const top = y + h * (base + random.fraction() * reach);
      points.push(room.at(x, top, z + (d * step) / steps), room.at(x, top, z + (d * (step + 1)) / steps));
    }
    points.push(room.at(x, y, z + d));
    return points;
  };
  const bars: [Point, Point][] = [
    [room.at(x, y, z + d / 2), room.at(x, y + h, z + d / 2)],
    [room.at(x, y + h * 0.75, z), room.at(x, y + h * 0.75, z + d)],
  ];
  return [
    room.side(x, y - 5, z - 5, h + 10, d + 10, { fill: ink.white, round: 3 }),
    room.side(x, y, z, h, d, { fill: 'url(#s)' }),
    polygon(skyline(0.24, 0.3), { fill: daylight.far }),
    polygon(skyline(0.12, 0.2), { fill: daylight.near }),
    polygon(skyline(0.04, 0.1), { fill: daylight.leafDeep }),
    lines(bars, { stroke: ink.white, strokeWidth: 5 }),
  ].join('');
}

/** A patch of daylight on the floor in front of a window. */
export function drawSunPatch(room: Room, x: number, z: number, w: number, d: number, lean: number): string {
  return room.face(
    [
      [x, 0, z + d],
      [x + w, 0, z + d],
      [x + w + lean, 0, z],
      [x + lean, 0, z],
    ],
    { fill: 'url(#b)' },
  );
}
