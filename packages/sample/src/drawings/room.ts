import { darker, lighter } from './palettes.ts';
import { ellipse, group, type Paint, type Point, polygon, rect, short } from './svg.ts';

/** A cuboid in centimetres: x from the left wall, y up from the floor, z from the viewer to the back wall. */
export interface Block {
  x: number;
  y: number;
  z: number;
  w: number;
  h: number;
  d: number;
}

/** A room seen in one-point perspective, and the ways to draw in it. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** A depth before the picture plane at which walls and floor leave the picture. */
  readonly near: number;
  /** Where a point of the room falls in the picture. */
  at: (x: number, y: number, z: number) => Point;
  /** Picture units per centimetre at a depth. */
  scale: (z: number) => number;
  /** A flat shape through any points of the room. */
  face: (points: readonly (readonly [number, number, number])[], paint: Paint) => string;
  /** A rectangle that faces the viewer. */
  front: (x: number, y: number, z: number, w: number, h: number, paint: Paint) => string;
  /** A rectangle lying flat at a height. */
  flat: (x: number, y: number, z: number, w: number, d: number, paint: Paint) => string;
  /** A rectangle on a side wall (or any plane of constant x). */
  side: (x: number, y: number, z: number, h: number, d: number, paint: Paint) => string;
  /** A round thing lying flat at a height. */
  disc: (x: number, y: number, z: number, radius: number, paint: Paint) => string;
  /** A solid block with its visible faces shaded. */
  block: (block: Block, colour: string, round?: number) => string;
  /** A soft shadow under a block. */
  shadow: (block: Pick<Block, 'x' | 'z' | 'w' | 'd'>) => string;
  /** Draws in centimetres on a plane that faces the viewer: origin at (x, y, z), y downwards. */
  sheet: (x: number, y: number, z: number, ...children: readonly string[]) => string;
}

/** How the viewer stands in the room. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Height of the eye above the floor. */
  readonly eye: number;
  /** Where the eye stands between the left (0) and the right wall (1). */
  readonly across: number;
}

const NEAR_SCALE = 2.3;
const HORIZON = 272;

/** Sets up the perspective of one room; the nearest plane is 2.3 picture units to a centimetre. */
export function createRoom(view: View): Room {
  const { width, height, depth, eye } = view;
  const farScale = 715 / width;
  const distance = (farScale * depth) / (NEAR_SCALE - farScale);
  const eyeX = width * view.across;
  const middle = 480 + (view.across - 0.5) * 180;
  const scale = (z: number): number => (NEAR_SCALE * distance) / (z + distance);
  const at = (x: number, y: number, z: number): Point => [
    middle + (x - eyeX) * scale(z),
    HORIZON - (y - eye) * scale(z),
  ];
  const face: Room['face'] = (points, paint) =>
    polygon(
      points.map(([x, y, z]) => at(x, y, z)),
      paint,
    );
  const front: Room['front'] = (x, y, z, w, h, paint) => {
    const [left, top] = at(x, y + h, z).map(Math.round) as [number, number];
    const [right, bottom] = at(x + w, y, z).map(Math.round) as [number, number];
    return rect(left, top, right - left, bottom - top, paint);
  };
  const flat: Room['flat'] = (x, y, z, w, d, paint) =>
    face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + d],
        [x, y, z + d],
      ],
      paint,
    );
  const side: Room['side'] = (x, y, z, h, d, paint) =>
    face(
      [
        [x, y, z],
        [x, y, z + d],
        [x, y + h, z + d],
        [x, y + h, z],
      ],
      paint,
    );
  const disc: Room['disc'] = (x, y, z, radius, paint) => {
    const [cx, top] = at(x, y, z + radius);
    const [, bottom] = at(x, y, z - radius);
    const [middleX] = at(x, y, z);
    return ellipse(
      (cx + middleX) / 2,
      (top + bottom) / 2,
      radius * scale(z),
      Math.abs(bottom - top) / 2,
      paint,
    );
  };
  const block: Room['block'] = ({ x, y, z, w, h, d }, colour, round = 0) => {
    const parts: string[] = [];
    const soft = round > 3 ? { round: Math.round(round * 1.2) } : {};
    if (x > eyeX) parts.push(side(x, y, z, h, d, { fill: darker(colour, 0.16), ...soft }));
    if (x + w < eyeX) parts.push(side(x + w, y, z, h, d, { fill: darker(colour, 0.16), ...soft }));
    if (y + h < eye) parts.push(flat(x, y + h, z, w, d, { fill: lighter(colour, 0.2), ...soft }));
    if (y > eye) parts.push(flat(x, y, z, w, d, { fill: darker(colour, 0.28), ...soft }));
    parts.push(front(x, y, z, w, h, { fill: colour, ...(round ? { round } : {}) }));
    return parts.join('');
  };
  const shadow: Room['shadow'] = ({ x, z, w, d }) =>
    flat(x - 5, 0, z - 5, w + 10, d + 6, { fill: '#1c1408', opacity: 0.14, round: 6 });
  const sheet: Room['sheet'] = (x, y, z, ...children) => {
    const [left, top] = at(x, y, z);
    const factor = Math.round(scale(z) * 1000) / 1000;
    return group(`transform="translate(${short(left)} ${short(top)})scale(${factor})"`, ...children);
  };
  const near = -Math.round(distance * 0.44);
  return { width, height, depth, near, at, scale, face, front, flat, side, disc, block, shadow, sheet };
}
