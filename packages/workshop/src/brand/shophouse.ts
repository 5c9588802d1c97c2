import { mix, paint } from './palette.ts';
import { box, disc, fall, group, line, oval, path, place, tile } from './shapes.ts';

/** How one house of the row is built and painted. */
export interface House {
  readonly wall: string;
  readonly shutters: string;
  readonly front: 'arches' | 'pairs';
  readonly top: 'gable' | 'roof';
  /** True when somebody is moving in: a window and the door stand open. */
  readonly isLit?: boolean;
}

/** The width of one house between the middles of its party walls. */
export const HOUSE_WIDTH = 180;

const trim = paint('paper.50');
const ink = paint('ink.850');
const glass = mix(paint('jade.900'), paint('sky.800'), 0.4);
const lamp = paint('amber.200');
const clay = mix(paint('coral.500'), paint('amber.400'), 0.22);
const clayDeep = mix(paint('coral.700'), paint('amber.700'), 0.25);

const fanlight = [
  path('M-5 0a24 24 0 0 1 48 0z', { fill: trim }),
  path('M0 0a19 19 0 0 1 38 0z', { fill: glass }),
  line('M19 0v-20M19 0L5-14M19 0L33-14', trim, 2),
  path('M11 0a8 8 0 0 1 16 0z', { fill: trim }),
].join('');

const leaves = [
  path('M0 0h18v104H0zM20 0h18v104H20z'),
  line('M9 5v42M29 5v42M9 54v44M29 54v44', 'currentColor', 12, '2 3'),
].join('');

const rail = [
  line('M-1 92h40', trim, 24, '2.5 3.5'),
  line('M-4 79h46', trim, 4),
  line('M-6 107h50', trim, 6),
].join('');

const archWindow = group({ id: 'a' }, box(-5, 0, 48, 106, trim), leaves, fanlight, rail);

const openWindow = group(
  { id: 'o' },
  box(-5, 0, 48, 106, trim),
  box(0, 0, 38, 106, lamp),
  disc(19, 26, 13, paint('amber.50')),
  line('M19 0v20', ink, 1.5),
  path('M11 28a8 9 0 0 1 16 0z', { fill: paint('coral.500') }),
  path('M0 0h8v104H0zM30 0h8v104h-8z'),
  line('M4 5v96M34 5v96', 'currentColor', 5, '2 3'),
  fanlight,
  rail,
);

const pairWindow = group(
  { id: 'w' },
  box(-5, -26, 70, 136, trim),
  box(0, -21, 60, 22, glass),
  line('M20-21V1M40-21V1', trim, 2),
  path('M0 4h29v96H0zM31 4h29v96H31z'),
  line('M14.5 9v39M45.5 9v39M14.5 55v41M45.5 55v41', 'currentColor', 22, '2 3'),
  line('M-8 106h76', trim, 7),
);

const door = group(
  { id: 'd' },
  box(-5, -30, 66, 138, trim),
  path('M0-4a28 22 0 0 1 56 0z', { fill: lamp }),
  line('M28-4v-22M28-4L9-21M28-4L47-21', trim, 2),
  path('M0 0h27v108H0zM29 0h27v108H29z'),
  path('M5 6h17v40H5zM34 6h17v40H34zM5 54h17v44H5zM34 54h17v44H34z', { fill: 'currentColor' }),
  disc(24, 52, 2, lamp),
  disc(32, 52, 2, lamp),
);

const openDoor = group(
  { id: 'e' },
  box(-5, -30, 66, 138, trim),
  path('M0-4a28 22 0 0 1 56 0z', { fill: lamp }),
  line('M28-4v-22M28-4L9-21M28-4L47-21', trim, 2),
  box(0, 0, 56, 108, lamp),
  path('M16 108V34h24v74z', { fill: paint('amber.300') }),
  path('M20 108V60a8 8 0 0 1 16 0v48z', { fill: paint('amber.50') }),
  path('M0 0l13 5v103H0zM56 0L43 5v103h13z'),
  path('M3 10l7 3v38H3zM53 10l-7 3v38h7zM3 58h7v42H3zM53 58h-7v42h7z', { fill: 'currentColor' }),
);

const barred = group(
  { id: 'b' },
  box(-3, -3, 32, 60, trim),
  box(0, 0, 26, 54, glass),
  line('M0 27h26', trim, 54, '1.5 5'),
  box(-3, 60, 32, 30, 'url(#tiles)'),
);

const tiledRoof = group(
  { id: 'r' },
  box(0, 150, 180, 66, clay),
  line('M3 183h178', clayDeep, 66, '2 7.9'),
  line('M3 214h176', clayDeep, 8, '0 9.9', { 'stroke-linecap': 'round' }),
  box(0, 146, 180, 7, clayDeep),
);

const canopy = group(
  { id: 'c' },
  path('M14 404h152v12H14z', { fill: ink, 'fill-opacity': 0.2 }),
  path('M16 380h148l10 24H6z', { fill: clay }),
  line('M16 392h150', clayDeep, 24, '2 7.9'),
  line('M10 404h162', clayDeep, 7, '0 9.9', { 'stroke-linecap': 'round' }),
);

const pilaster = group(
  { id: 'p' },
  path('M-12 150q0-14 12-14t12 14v402h-24z', { fill: trim }),
  path('M-15 208h30v8h-30zM-15 376h30v8h-30zM-14 440h28v7h-28zM-15 534h30v18h-30z', {
    fill: paint('paper.200'),
  }),
  path('M-5 226h10v140h-10zM-5 396h10v34h-10z', { fill: paint('paper.100') }),
);

const gable = path('M0 218V184H34q10-2 14-14 12-32 42-32t42 32q4 12 14 14h34v34z');

/** The gradients, patterns and parts that every house is put together from. */
export const shophouseDefinitions = [
  fall('shade', [0, ink, 0.55], [0.6, ink, 0.1], [1, ink, 0]),
  tile(
    'tiles',
    10,
    box(0, 0, 10, 10, paint('jade.100')),
    path('M5 0l5 5-5 5-5-5z', { fill: paint('jade.500') }),
    disc(5, 5, 1.8, paint('amber.200')),
  ),
  archWindow,
  openWindow,
  pairWindow,
  door,
  openDoor,
  barred,
  tiledRoof,
  canopy,
  pilaster,
].join('');

function upperFloor({ front, shutters, isLit }: House): string {
  const colors = { fill: shutters, color: mix(shutters, ink, 0.28) };
  if (front === 'pairs') return place('w', 26, 262, colors) + place('w', 94, 262, colors);
  return (
    place('a', 20, 262, colors) + place(isLit ? 'o' : 'a', 71, 262, colors) + place('a', 122, 262, colors)
  );
}

function topOf({ top, wall }: House): string {
  if (top === 'roof') return place('r', 0, 0);
  return [
    group({ fill: wall }, gable),
    line('M0 184h34q10-2 14-14 12-32 42-32t42 32q4 12 14 14h34', trim, 6),
    disc(90, 174, 14, trim),
    disc(90, 174, 9, mix(wall, ink, 0.3)),
    line('M12 200h48M120 200h48', mix(wall, ink, 0.16), 10, '4 4'),
  ].join('');
}

function wayBehind({ wall, shutters, isLit }: House): string {
  return [
    box(10, 400, 160, 150, mix(wall, ink, 0.22)),
    box(10, 496, 160, 46, 'url(#tiles)'),
    place('b', 28, 446),
    place('b', 126, 446),
    place(isLit ? 'e' : 'd', 62, 438, { fill: shutters, color: mix(shutters, '#ffffff', 0.16) }),
    box(10, 540, 160, 12, clay),
    line('M10 546h160', clayDeep, 12, '1.5 10'),
    box(10, 400, 160, 152, 'url(#shade)'),
  ].join('');
}

/** One house of the row, its left party wall at `x`. */
export function drawHouse(x: number, house: House): string {
  const { wall, front } = house;
  const opening = front === 'arches' ? 'V462a74 52 0 0 1 148 0V552z' : 'V418h148V552z';
  return group(
    { transform: `translate(${x})` },
    wayBehind(house),
    topOf(house),
    path(`M0 214H180V552H0zM16 552${opening}`, { fill: wall, 'fill-rule': 'evenodd' }),
    box(0, 208, 180, 8, trim),
    box(0, 216, 180, 5, mix(wall, ink, 0.18)),
    path(`M12 ${house.top === 'roof' ? 150 : 187}h9V548h-9z`, { fill: ink, 'fill-opacity': 0.1 }),
    upperFloor(house),
    box(0, 376, 180, 7, trim),
    front === 'arches'
      ? box(14, 386, 152, 10, 'url(#tiles)') +
          line('M16 552V462a74 52 0 0 1 148 0V552', trim, 5) +
          oval(90, 410, 9, 7, trim)
      : place('c', 0, 0),
  );
}

/** A party wall that two houses share, with its capital, base and the shade it throws. */
export function drawPartyWall(x: number): string {
  return place('p', x, 0);
}
