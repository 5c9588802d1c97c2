import { drawBridgeCondominium } from './facadeBridgeTowers.ts';
import { drawGardenCondominium } from './facadeGardenBlocks.ts';
import { drawPoolCondominium } from './facadePoolTowers.ts';
import type { Daylight, Paint } from './palettes.ts';
import type { Random } from './random.ts';

/** The outside of a condominium: towers by a pool, low blocks in a garden, or slim towers joined by a bridge. */
export function drawCondominiumFacade(
  random: Random,
  daylight: Daylight,
  paint: Paint,
): { svg: string; alt: string } {
  return random.pick([drawPoolCondominium, drawGardenCondominium, drawBridgeCondominium])(
    random,
    daylight,
    paint,
  );
}
