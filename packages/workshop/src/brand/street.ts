import { mix, paint } from './palette.ts';
import { box, disc, group, line, oval, path } from './shapes.ts';

const ink = paint('ink.850');
const bark = mix(paint('amber.900'), paint('ink.600'), 0.45);

/** Pavement, kerb, road and the double yellow line. */
export function drawRoad(): string {
  const stone = mix(paint('paper.200'), paint('amber.100'), 0.4);
  const road = mix(paint('ink.500'), paint('paper.500'), 0.35);
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
    box(690, 520, 270, 40, paint('leaf.400')),
    path('M690 552v-40q14-20 34-8 16-22 42-6 22-18 44 2 26-20 48 0 22-16 42 2 26-18 60 6v44z', {
      fill: mix(paint('jade.700'), paint('leaf.600'), 0.4),
    }),
    path('M690 552v-22q20-14 40-2 24-14 46 2 26-14 48 0 26-14 52 2 30-14 84 4v16z', {
      fill: mix(paint('jade.800'), paint('leaf.800'), 0.4),
    }),
  ].join('');
}

/** A rain tree: a forked trunk under umbrellas of leaves, the lit tops to the left. */
export function drawRainTree(): string {
  const deep = mix(paint('jade.900'), paint('leaf.800'), 0.3);
  const middle = mix(paint('jade.700'), paint('leaf.700'), 0.35);
  const lit = mix(paint('jade.600'), paint('leaf.400'), 0.55);
  return [
    oval(850, 566, 150, 10, mix(paint('paper.400'), ink, 0.35)),
    path(
      'M812 566q26-8 28-60l-4-90q-6-60-92-126l8-6q66 34 96 86l6-110h14l4 116q30-60 92-84l6 8q-74 46-84 120l2 90q4 44 26 56z',
      {
        fill: bark,
      },
    ),
    group({ fill: deep }, oval(760, 268, 150, 46), oval(900, 250, 130, 60), oval(850, 200, 170, 70)),
    group({ fill: middle }, oval(716, 244, 118, 42), oval(838, 170, 150, 58), oval(930, 214, 100, 48)),
    group({ fill: lit }, oval(690, 226, 84, 26), oval(806, 146, 104, 34), oval(918, 188, 70, 26)),
  ].join('');
}

/** What stands before the houses: pots, a bicycle, and the boxes of somebody moving in. */
export function drawArrivals(): string {
  return [pots(), bicycle(), boxes()].join('');
}

function pots(): string {
  return '';
}

function bicycle(): string {
  return '';
}

function boxes(): string {
  return '';
}
