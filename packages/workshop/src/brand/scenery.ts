import { mix, paint } from './palette.ts';
import { box, disc, fall, group, line, path } from './shapes.ts';

const haze = mix(paint('amber.100'), paint('jade.100'), 0.35);

/** How a far thing looks through the haze; 0 is near, 1 is gone. */
function far(colour: string, distance: number): string {
  return mix(colour, haze, distance);
}

/** The gradients that the sky needs. */
export const sceneryDefinitions = fall(
  'sky',
  [0, mix(paint('jade.200'), paint('sky.200'), 0.5)],
  [0.17, mix(paint('jade.100'), paint('sky.100'), 0.4)],
  [0.36, mix(paint('amber.100'), paint('amber.200'), 0.15)],
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
    tower(484, 118, 40, pale, paleShade),
    tower(534, 76, 48, mint, mintShade),
    path('M534 76q24-24 48 0z', { fill: mintShade }),
    tower(592, 106, 40, pale, paleShade),
    path('M592 106h40V88z', { fill: pale }),
  ].join('');
}

function flats(): string {
  const wall = far(paint('paper.50'), 0.55);
  const shade = far(paint('sky.600'), 0.76);
  const accent = far(paint('coral.400'), 0.6);
  return [
    box(676, 122, 30, 410, far(paint('jade.400'), 0.6)),
    box(706, 104, 170, 430, wall),
    line('M712 310h160', shade, 380, '22 5 22 5 22 5 22 33'),
    line('M791 115V520', wall, 170, '11 9'),
    box(876, 122, 30, 410, accent),
    box(706, 100, 170, 7, far(paint('jade.700'), 0.66)),
    box(764, 86, 44, 14, wall),
    box(906, 168, 54, 370, wall),
    line('M933 180V520', shade, 54, '9 11'),
  ].join('');
}

/** Everything behind the row: sky, low sun, clouds, condominium towers and a slab of flats. */
export function drawScenery(): string {
  return [
    box(0, 0, 960, 640, 'url(#sky)'),
    group({ fill: '#fff', 'fill-opacity': 0.42 }, disc(112, 112, 86), disc(112, 112, 50)),
    group(
      { fill: '#fff', 'fill-opacity': 0.75 },
      path(
        'M388 62a20 20 0 0 1 37-11 17 17 0 0 1 28 8 13 13 0 0 1 10 21h-82a9 9 0 0 1 7-18zM640 110a13 13 0 0 1 24-7 11 11 0 0 1 18 5 8 8 0 0 1 6 13h-53a6 6 0 0 1 5-11z',
      ),
    ),
    condominiums(),
    flats(),
  ].join('');
}
