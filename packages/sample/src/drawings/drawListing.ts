import type { SampleHome } from '../sampleHome.ts';
import { drawFloorPlan } from './drawFloorPlan.ts';
import { drawCondominiumFacade } from './facadeCondominium.ts';
import { drawLandedFacade, drawShophouseFacade } from './facadeLanded.ts';
import { drawPublicFacade } from './facadePublic.ts';
import { drawServicedFacade } from './facadeServiced.ts';
import { pickDaylight, pickInterior, pickPaint } from './palettes.ts';
import { createRandom } from './random.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './svg.ts';

/** One drawn picture with what it shows in words. */
export interface Drawing {
  readonly kind: 'facade' | 'floor-plan';
  readonly svg: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What the drawings need to know of a home. */
export type DrawnHome = Pick<
  SampleHome,
  'key' | 'project' | 'block' | 'street' | 'facade' | 'propertySubType' | 'bedrooms' | 'bathrooms' | 'sqm'
>;

const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

/** Draws the building of a home; homes of one building share it. */
export function drawFacadeOf({ project, block, street, facade }: DrawnHome): Drawing {
  const random = createRandom(`${project ?? `${block} ${street}`} facade`);
  const daylight = pickDaylight(random);
  const paint = pickPaint(random);
  const draw = (): { svg: string; alt: string } => {
    switch (facade) {
      case 'public':
        return drawPublicFacade(random, daylight, paint, block);
      case 'condominium':
        return drawCondominiumFacade(random, daylight, paint);
      case 'serviced':
        return drawServicedFacade(random, daylight, paint);
      case 'shophouse':
        return drawShophouseFacade(random, daylight);
      default:
        return drawLandedFacade(random, daylight, paint, facade);
    }
  };
  return { kind: 'facade', ...draw(), ...size };
}

/** Draws the floor plan of a home. */
export function drawFloorPlanOf(home: DrawnHome): Drawing {
  const { key, propertySubType: subType, bedrooms, bathrooms, sqm: areaSqm } = home;
  const interior = pickInterior(createRandom(`${key} colours`));
  const plan = drawFloorPlan(createRandom(`${key} floor plan`), interior, {
    subType,
    bedrooms,
    bathrooms,
    areaSqm,
  });
  return { kind: 'floor-plan', ...plan, ...size };
}
