import { mix, paint } from './palette.ts';
import { box, disc, fall, group, line, oval, path } from './shapes.ts';

const haze = mix(paint('amber.100'), paint('jade.100'), 0.35);

/** How a far thing looks through the haze; 0 is near, 1 is gone. */
function far(colour: string, distance: number): string {
  return mix(colour, haze, distance);
}

/** The gradients that the sky needs. */
export const sceneryDefinitions = fall(
  'sky',
  [0, mix(paint('jade.200'), paint('sky.200'), 0.5)],
  [0.45, mix(paint('jade.100'), paint('amber.50'), 0.4)],
  [0.8, paint('amber.100')],
);

function tower(x: number, top: number, width: number, colour: string, shade: string): string {
  const bays = line(`M${x + 8} ${top + 14}V420M${x + width - 14} ${top + 14}V420`, shade, 7, '5 6');
  const wide = width > 46 ? line(`M${x + width / 2 - 3} ${top + 14}V420`, shade, 7, '5 6') : '';
  return box(x, top, width, 420 - top, colour) + bays + wide + box(x + width - 7, top, 7, 420 - top, shade);
}

function condominiums(): string {
  const pale = far(paint('sky.300'), 0.62);
  const paleShade = far(paint('sky.400'), 0.55);
  const mint = far(paint('jade.300'), 0.6);
  const mintShade = far(paint('jade.400'), 0.56);
  return [
    tower(196, 84, 44, pale, paleShade),
    path('M196 84l44-20v20z', { fill: pale }),
    tower(252, 44, 52, mint, mintShade),
    box(262, 32, 26, 12, mintShade),
    tower(318, 104, 46, pale, paleShade),
    tower(520, 72, 50, mint, mintShade),
    path('M520 72q25-26 50 0z', { fill: mintShade }),
    tower(584, 108, 44, pale, paleShade),
  ].join('');
}

function flats(): string {
  const wall = far(paint('paper.50'), 0.25);
  const shade = far(paint('jade.600'), 0.66);
  const accent = far(paint('coral.400'), 0.35);
  return [
    box(646, 212, 186, 320, wall),
    line('M680 372H832', shade, 300, '0', {}),
    box(646, 212, 34, 320, accent),
    box(646, 212, 186, 8, far(paint('jade.700'), 0.5)),
    box(700, 198, 40, 14, wall),
  ].join('');
}

/** Everything behind the row: sky, low sun, clouds, condominium towers and a slab of flats. */
export function drawScenery(): string {
  return [
    box(0, 0, 960, 640, 'url(#sky)'),
    group({ fill: '#fff', 'fill-opacity': 0.45 }, disc(120, 120, 74), disc(120, 120, 48)),
    group(
      { fill: '#fff', 'fill-opacity': 0.7 },
      path('M356 62a22 22 0 0 1 40-12 18 18 0 0 1 30 8 14 14 0 0 1 12 22H348a10 10 0 0 1 8-18z'),
    ),
    condominiums(),
    flats(),
    oval(700, 420, 300, 60, far(paint('leaf.500'), 0.4)),
  ].join('');
}
