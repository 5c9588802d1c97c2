import type { Random } from './random.ts';

/** What the sky and the light do at one time of day. */
export interface Daylight {
  readonly name: 'morning' | 'midday' | 'late afternoon' | 'dusk';
  readonly skyTop: string;
  readonly skyBottom: string;
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly near: string;
  readonly leaf: string;
  readonly leafDeep: string;
  readonly ground: string;
  readonly road: string;
  readonly glass: string;
  readonly lit: string;
  readonly shade: string;
  /** Share of windows with a lamp on, 0 to 1. */
  readonly lamps: number;
}

/** The colours of a home's rooms. */
export interface Interior {
  readonly name: string;
  readonly wall: string;
  readonly accent: string;
  readonly floor: string;
  readonly wood: string;
  readonly textile: string;
  readonly second: string;
  readonly third: string;
  readonly metal: string;
}

/** The colours of a building: wall, trim, two bands, roof. */
export interface Paint {
  readonly wall: string;
  readonly trim: string;
  readonly band: string;
  readonly second: string;
  readonly roof: string;
}

/** Colours used by every picture. */
export const ink = { paper: '#fbf6ec', white: '#fffdf8', dark: '#22302d', black: '#16201e', jade: '#1f6f5c' };

const daylights: readonly [Daylight, ...Daylight[]] = [
  {
    name: 'morning',
    skyTop: '#a9d5de',
    skyBottom: '#fdf0d8',
    sun: '#fff6dc',
    cloud: '#fffaf0',
    far: '#b9d3cf',
    near: '#93bbb3',
    leaf: '#5d9a6f',
    leafDeep: '#3b7a5c',
    ground: '#a9c48c',
    road: '#d9d2c3',
    glass: '#8fb9bd',
    lit: '#ffe9b4',
    shade: '#34504a',
    lamps: 0.06,
  },
  {
    name: 'midday',
    skyTop: '#6fb8d2',
    skyBottom: '#dff1ec',
    sun: '#fffbe8',
    cloud: '#ffffff',
    far: '#a8cdd0',
    near: '#7eb2ae',
    leaf: '#4f9a68',
    leafDeep: '#2f7653',
    ground: '#93bd7d',
    road: '#d5d2c8',
    glass: '#7fb0be',
    lit: '#ffeec4',
    shade: '#2c4a4a',
    lamps: 0.02,
  },
  {
    name: 'late afternoon',
    skyTop: '#8db8c0',
    skyBottom: '#f8d3a0',
    sun: '#fff0c2',
    cloud: '#fff0dc',
    far: '#d8b79a',
    near: '#b39a82',
    leaf: '#7d9a55',
    leafDeep: '#52794a',
    ground: '#b9b876',
    road: '#dccbb0',
    glass: '#a9aea0',
    lit: '#ffe0a0',
    shade: '#4d433a',
    lamps: 0.16,
  },
  {
    name: 'dusk',
    skyTop: '#33466b',
    skyBottom: '#e6a18a',
    sun: '#ffe3b8',
    cloud: '#c58b8c',
    far: '#6b6787',
    near: '#4a5173',
    leaf: '#41685f',
    leafDeep: '#294d4c',
    ground: '#4f6d5d',
    road: '#73707c',
    glass: '#46587a',
    lit: '#ffd68a',
    shade: '#1d2740',
    lamps: 0.5,
  },
];

const interiors: readonly [Interior, ...Interior[]] = [
  {
    name: 'deep jade and oak',
    wall: '#efe5d3',
    accent: '#2f7262',
    floor: '#cda777',
    wood: '#a8754a',
    textile: '#2c6a5b',
    second: '#e0ab4f',
    third: '#f3e9d8',
    metal: '#3a4541',
  },
  {
    name: 'terracotta and cream',
    wall: '#f4e6d5',
    accent: '#c56f4e',
    floor: '#d9b48b',
    wood: '#8f5c3c',
    textile: '#cf8262',
    second: '#3d7a6c',
    third: '#fbf0e0',
    metal: '#4b4038',
  },
  {
    name: 'indigo and linen',
    wall: '#ece8df',
    accent: '#3f5479',
    floor: '#c7a982',
    wood: '#93694a',
    textile: '#475d86',
    second: '#d9835f',
    third: '#f5efe3',
    metal: '#333b48',
  },
  {
    name: 'sage and walnut',
    wall: '#e6e9db',
    accent: '#7f9b7d',
    floor: '#b58860',
    wood: '#6e4a34',
    textile: '#8fa888',
    second: '#c9674e',
    third: '#f4f1e4',
    metal: '#3e453d',
  },
  {
    name: 'rose and pale ash',
    wall: '#f3e5de',
    accent: '#c98f86',
    floor: '#ddc3a0',
    wood: '#b98d63',
    textile: '#c7877f',
    second: '#4c7c74',
    third: '#fbf1ea',
    metal: '#544743',
  },
  {
    name: 'teal, coral and brass',
    wall: '#e8ece4',
    accent: '#2b8a86',
    floor: '#c99b6a',
    wood: '#7f5538',
    textile: '#e07f63',
    second: '#2b8a86',
    third: '#faf3e2',
    metal: '#b08b46',
  },
  {
    name: 'mist blue and birch',
    wall: '#e5ebec',
    accent: '#8fb0b9',
    floor: '#d8bd97',
    wood: '#c39b6d',
    textile: '#7398a6',
    second: '#e3b25c',
    third: '#f7f4ec',
    metal: '#43504f',
  },
  {
    name: 'charcoal and warm clay',
    wall: '#eae2d7',
    accent: '#59605c',
    floor: '#a98561',
    wood: '#5f4534',
    textile: '#5e6763',
    second: '#c9805a',
    third: '#efe7da',
    metal: '#2b302e',
  },
];

const paints: readonly [Paint, ...Paint[]] = [
  { wall: '#f4ecdc', trim: '#fffaf0', band: '#2f7a68', second: '#e2a04e', roof: '#b4583f' },
  { wall: '#f1e3cf', trim: '#fff8ea', band: '#cc6a4b', second: '#3f7f86', roof: '#94503a' },
  { wall: '#e9e9e1', trim: '#ffffff', band: '#46689a', second: '#e6b75a', roof: '#6d5a50' },
  { wall: '#efe7e1', trim: '#fffaf5', band: '#a9566a', second: '#5d9484', roof: '#a4573d' },
  { wall: '#e7ebe0', trim: '#fdfff6', band: '#6d9151', second: '#d9774f', roof: '#8b5a3c' },
  { wall: '#f5e7c8', trim: '#fffbee', band: '#d08a2e', second: '#2f7a68', roof: '#a64e36' },
  { wall: '#e3ebec', trim: '#fdffff', band: '#2f7f93', second: '#e28c6a', roof: '#7a5547' },
];

const shopfronts: readonly [string, ...string[]] = [
  '#7fb8a4',
  '#e9b8a0',
  '#f0d48a',
  '#9fc3d4',
  '#d99a8d',
  '#f2e6cf',
  '#b7c58a',
  '#c9a4b4',
];

/** A time of day; dusk is the rarest. */
export function pickDaylight(random: Random): Daylight {
  const [morning, midday, late, dusk] = daylights;
  return random.pick([
    morning,
    morning,
    midday ?? morning,
    midday ?? morning,
    late ?? morning,
    dusk ?? morning,
  ]);
}

/** A colour scheme for the rooms of one home. */
export function pickInterior(random: Random): Interior {
  return random.pick(interiors);
}

/** A colour scheme for one building. */
export function pickPaint(random: Random): Paint {
  return random.pick(paints);
}

/** The plaster colour of one shophouse in a row. */
export function pickPlaster(random: Random): string {
  return random.pick(shopfronts);
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];
}

/** Mixes two colours; `share` is how much of the second one is in it, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour with some warm white in it. */
export function lighter(colour: string, share: number): string {
  return mix(colour, ink.white, share);
}

/** The colour with some deep green-black in it. */
export function darker(colour: string, share: number): string {
  return mix(colour, ink.black, share);
}
