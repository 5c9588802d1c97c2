import { paint } from './palette.ts';
import { box, group, path, picture } from './shapes.ts';

/** The colours of the mark: the door, the upper opening and the lower one. */
export interface MarkColours {
  readonly door: string;
  readonly upper: string;
  readonly lower: string;
}

const door = 'M8 24a24 24 0 0 1 48 0v32a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z';
const upper = 'M54.6 16H26a6 6 0 0 0 0 12h29.7A24 24 0 0 0 54.6 16z';
const lower = 'M8 40h30a6 6 0 0 1 0 12H8z';

/** The mark on a 64-unit square: an arched door whose two louvres leave an S; edges lie on a 16-pixel grid. */
export function drawMark(colours: MarkColours): string {
  return [
    path(door, { fill: colours.door }),
    path(upper, { fill: colours.upper }),
    path(lower, { fill: colours.lower }),
  ].join('');
}

/** The mark in the product's own colours, which hold on white and on black. */
export const productColours: MarkColours = {
  door: paint('jade.700'),
  upper: paint('jade.400'),
  lower: paint('jade.200'),
};

/** The favicon: the bare mark. */
export function drawIcon(): string {
  return picture(64, 64, drawMark(productColours));
}

/** The app icon: the mark in white on jade, wholly inside the middle 80 % that every launcher's mask keeps. */
export function drawAppIcon(): string {
  const ground = paint('jade.700');
  const mark = drawMark({ door: '#ffffff', upper: paint('jade.500'), lower: ground });
  const seam = box(7, 40, 2, 12, ground);
  return picture(
    64,
    64,
    box(0, 0, 64, 64, ground),
    group({ transform: 'translate(12.8 12.8)scale(.6)' }, mark, seam),
  );
}
