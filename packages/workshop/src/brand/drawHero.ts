import { mix, paint } from './palette.ts';
import { drawScenery, sceneryDefinitions } from './scenery.ts';
import { picture } from './shapes.ts';
import { drawHouse, drawPartyWall, HOUSE_WIDTH, type House, shophouseDefinitions } from './shophouse.ts';
import { drawArrivals, drawGarden, drawRainTree, drawRoad, streetDefinitions } from './street.ts';

const row: readonly House[] = [
  {
    wall: paint('amber.100'),
    shutters: mix(paint('sky.700'), paint('jade.700'), 0.5),
    front: 'arches',
    top: 'gable',
  },
  { wall: paint('jade.200'), shutters: paint('jade.700'), front: 'pairs', top: 'roof' },
  {
    wall: paint('coral.200'),
    shutters: mix(paint('jade.500'), paint('jade.600'), 0.6),
    front: 'arches',
    top: 'gable',
    isLit: true,
  },
  {
    wall: mix(paint('sky.200'), paint('paper.100'), 0.35),
    shutters: paint('coral.600'),
    front: 'pairs',
    top: 'roof',
  },
];
const START = -40;

/** The definitions that the row, the scenery and the street share. */
const heroDefinitions = `<defs>${sceneryDefinitions}${shophouseDefinitions}${streetDefinitions}</defs>`;

/** The row of houses, the garden, the tree and the street, without the sky. */
function renderRow(): string {
  return [
    drawGarden(),
    ...row.map((house, index) => drawHouse(START + index * HOUSE_WIDTH, house)),
    ...[...row, null].map((_, index) => drawPartyWall(START + index * HOUSE_WIDTH)),
    drawRoad(),
    drawRainTree(),
    drawArrivals(),
  ].join('');
}

/** The picture of the front door page, 960 by 640. */
export function drawHero(): string {
  return picture(960, 640, heroDefinitions, drawScenery(), renderRow());
}
