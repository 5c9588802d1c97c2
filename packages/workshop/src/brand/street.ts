import { mix, paint } from './palette.ts';
import { box, disc, group, line, oval, path, place } from './shapes.ts';

const ink = paint('ink.850');
const bark = mix(paint('amber.800'), paint('ink.500'), 0.5);

/** Pavement, kerb, road and the double yellow line. */
export function drawRoad(): string {
  const stone = mix(paint('paper.200'), paint('amber.100'), 0.4);
  const road = mix(paint('ink.500'), paint('paper.400'), 0.45);
  return [
    box(0, 550, 960, 34, stone),
    line('M0 553h960', mix(stone, ink, 0.12), 4),
    line('M0 568h960', mix(stone, ink, 0.08), 26, '2 70'),
    box(0, 582, 960, 8, paint('paper.50')),
    box(0, 589, 960, 51, road),
    box(0, 589, 960, 5, mix(road, ink, 0.3)),
    line('M0 603h960M0 609h960', paint('amber.300'), 2.5),
  ].join('');
}

/** The lawn and hedge beside the row. */
export function drawGarden(): string {
  return [
    box(676, 528, 284, 26, paint('leaf.300')),
    path('M676 548v-44q14-18 34-6 16-22 42-6 22-18 44 2 26-20 48 0 22-16 42 2 26-18 74 4v48z', {
      fill: mix(paint('jade.600'), paint('leaf.500'), 0.5),
    }),
    path('M676 554v-22q20-16 44-2 24-16 46 2 26-16 48 0 26-16 52 2 30-16 94 4v16z', {
      fill: mix(paint('jade.800'), paint('leaf.700'), 0.4),
    }),
  ].join('');
}

const crown =
  'M-100 8c-18-6-12-32 8-32 2-22 28-32 44-20 12-22 50-24 62-4 18-14 46-6 48 14 24-6 46 14 34 34-10 12-30 8-38 4-18 14-46 12-58 2-18 12-46 10-58 0-12 8-30 8-42 2z';

function leaves(x: number, y: number, scale: number, fill: string): string {
  return place('l', 0, 0, { transform: `translate(${x} ${y})scale(${scale})`, fill });
}

/** The parts that the street places more than once. */
export const streetDefinitions = [
  path(crown, { id: 'l' }),
  group(
    { id: 'k' },
    path('M-3-19q-16-8-18-26 14 4 18 18-6-18 2-36 10 16 4 36 4-16 17-20 0 18-16 28z', {
      fill: mix(paint('jade.700'), paint('leaf.600'), 0.5),
    }),
    path('M-13-20h26l-4 20H-9z', { fill: paint('coral.600') }),
    path('M-15-23h30v6h-30z', { fill: paint('coral.500') }),
  ),
  group(
    { id: 'h' },
    path('M-20-22c-8-14 4-24 10-22 2-12 18-12 20-2 12-2 16 14 8 24z', {
      fill: mix(paint('jade.700'), paint('leaf.500'), 0.5),
    }),
    line('M-14-34h.1M-3-42h.1M9-34h.1M-5-30h.1M4-26h.1M14-27h.1', paint('coral.400'), 7, undefined, {
      'stroke-linecap': 'round',
    }),
    path('M-14-22h28l-3 22h-22z', { fill: paint('jade.700') }),
    path('M-14-14h27l-.5 4h-26z', { fill: paint('jade.300') }),
  ),
].join('');

/** A rain tree: a forked trunk with ferns under umbrellas of leaves, the lit tops to the left. */
export function drawRainTree(): string {
  const deep = mix(paint('jade.900'), paint('leaf.800'), 0.3);
  const middle = mix(paint('jade.700'), paint('leaf.700'), 0.4);
  const lit = mix(paint('jade.600'), paint('leaf.500'), 0.6);
  return [
    oval(846, 566, 96, 6, mix(paint('paper.400'), ink, 0.2)),
    path(
      'M812 567q26-8 28-57l-4-78q-8-62-92-118l6-8q66 34 94 74l4-90h14l4 110q28-54 92-78l6 8q-74 44-84 112l2 68q4 48 26 57z',
      { fill: bark },
    ),
    path('M866 400q28-54 92-78l6 8q-74 44-84 112l2 68q4 48 26 57h-40q14-60 4-132z', {
      fill: mix(bark, ink, 0.28),
    }),
    line(
      'M852 444q-4-30-28-26M852 444q-10-18-30-4M852 444q-6-38-16-44M852 444q4-34 18-38M852 444q10-26 30-18M852 444q16-12 28 4',
      mix(paint('leaf.600'), paint('jade.600'), 0.3),
      5,
      undefined,
      { 'stroke-linecap': 'round' },
    ),
    leaves(768, 306, 1.2, deep),
    leaves(936, 300, 1.2, deep),
    leaves(850, 270, 1.2, deep),
    leaves(722, 276, 1, middle),
    leaves(706, 258, 0.62, lit),
    leaves(944, 252, 1.05, middle),
    leaves(930, 232, 0.62, lit),
    leaves(826, 218, 1.25, middle),
    leaves(806, 194, 0.85, lit),
  ].join('');
}

/** What stands before the houses: pots, a bicycle, and the boxes of somebody moving in. */
export function drawArrivals(): string {
  return [
    place('k', -16, 562),
    place('h', 116, 562),
    place('k', 344, 562),
    place('h', 656, 562),
    place('k', 626, 564),
    bicycle(),
    boxes(),
    cat(),
  ].join('');
}

function bicycle(): string {
  const frame = paint('jade.500');
  return group(
    { transform: 'translate(206 556)' },
    oval(36, 20, 58, 4, mix(paint('paper.400'), ink, 0.2)),
    line('M18 0a18 18 0 1 1-36 0 18 18 0 0 1 36 0zM92 0a18 18 0 1 1-36 0 18 18 0 0 1 36 0z', ink, 3.5),
    line('M0 0l18-30h40M0 0h32l28-34M32 0L14-38M74 0L58-44', frame, 4.5, undefined, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    line('M4-39h20M58-44q2-6 14-4', ink, 4.5, undefined, { 'stroke-linecap': 'round' }),
    path('M62-40h26l-4 18H66z', { fill: paint('amber.400') }),
    line('M64-31h23', paint('amber.600'), 14, '1.5 3.5'),
    disc(32, 0, 5, ink),
  );
}

function boxes(): string {
  const card = mix(paint('amber.300'), paint('paper.400'), 0.45);
  const dark = mix(card, paint('amber.800'), 0.3);
  return group(
    { transform: 'translate(440 572)' },
    oval(40, 0, 58, 4, mix(paint('paper.400'), ink, 0.2)),
    box(0, -36, 46, 36, card),
    box(33, -36, 13, 36, dark),
    box(14, -36, 7, 15, paint('paper.50')),
    box(5, -62, 34, 26, card),
    box(29, -62, 10, 26, dark),
    box(15, -62, 6, 11, paint('paper.50')),
    box(52, -24, 38, 24, dark),
    box(52, -24, 28, 24, card),
    box(62, -24, 6, 10, paint('paper.50')),
    path('M66-24q-14-10-14-28 12 6 17 20-2-22 6-36 8 18 0 38 6-14 16-16 0 16-16 22z', {
      fill: mix(paint('jade.600'), paint('leaf.600'), 0.5),
    }),
  );
}

function cat(): string {
  const fur = mix(paint('amber.500'), paint('coral.500'), 0.4);
  return group(
    { transform: 'translate(590 570)' },
    oval(2, 0, 20, 3, mix(paint('paper.400'), ink, 0.2)),
    path('M-10 0q-4-16 6-22-5-6-3-16l6 4h8l6-4q2 12-4 17 6 8 4 21z', { fill: fur }),
    line('M10-3q12 2 11-10', fur, 4.5, undefined, { 'stroke-linecap': 'round' }),
    path('M-4 0q-2-8 3-14 5 6 3 14z', { fill: paint('amber.50') }),
    line('M-1-28h.1M7-28h.1', ink, 2.5, undefined, { 'stroke-linecap': 'round' }),
  );
}
