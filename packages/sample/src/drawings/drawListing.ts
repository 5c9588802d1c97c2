import { drawBath } from './drawBath.ts';
import { drawBedroom } from './drawBedroom.ts';
import { drawFloorPlan } from './drawFloorPlan.ts';
import { drawKitchen } from './drawKitchen.ts';
import { drawLiving } from './drawLiving.ts';
import { drawCondominiumFacade } from './facadeCondominium.ts';
import { drawLandedFacade, drawShophouseFacade, type LandedForm } from './facadeLanded.ts';
import { drawPublicFacade } from './facadePublic.ts';
import { drawServicedFacade } from './facadeServiced.ts';
import { type Daylight, pickDaylight, pickInterior, pickPaint } from './palettes.ts';
import { createRandom } from './random.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './svg.ts';

/** The rooms every listing of the sample market shows, in the order they are shown. */
export const drawnKinds = ['facade', 'living', 'bedroom', 'kitchen', 'bath', 'floor-plan'] as const;

/** One drawn picture with what it shows in words. */
export interface Drawing {
  readonly kind: (typeof drawnKinds)[number];
  readonly svg: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The outside of a building. */
export type FacadeForm = 'public' | 'condominium' | 'serviced' | 'shophouse' | LandedForm;

/** What the drawings need to know of a listing. */
export interface DrawingSubject {
  /** Names the home; the same seed gives the same bytes. */
  readonly seed: string;
  /** Names the building, so that homes of one building share a facade. */
  readonly buildingSeed: string;
  readonly facade: FacadeForm;
  readonly block: string;
  readonly subType: number | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly areaSqm: number;
}

function drawFacade(subject: DrawingSubject): { svg: string; alt: string } {
  const random = createRandom(`${subject.buildingSeed} facade`);
  const daylight = pickDaylight(random);
  const paint = pickPaint(random);
  switch (subject.facade) {
    case 'public':
      return drawPublicFacade(random, daylight, paint, subject.block);
    case 'condominium':
      return drawCondominiumFacade(random, daylight, paint);
    case 'serviced':
      return drawServicedFacade(random, daylight, paint);
    case 'shophouse':
      return drawShophouseFacade(random, daylight);
    default:
      return drawLandedFacade(random, daylight, paint, subject.facade);
  }
}

/** Draws the six pictures of one listing. */
export function drawListing(subject: DrawingSubject): Drawing[] {
  const choice = createRandom(`${subject.seed} colours`);
  const interior = pickInterior(choice);
  const daylight: Daylight = pickDaylight(choice);
  const size = subject.areaSqm >= 75 ? 'large' : 'small';
  const isRoom = subject.subType === 10 || subject.subType === 20;
  const random = (kind: string): ReturnType<typeof createRandom> => createRandom(`${subject.seed} ${kind}`);
  const scenes = [
    drawFacade(subject),
    drawLiving(random('living'), daylight, interior, size),
    drawBedroom(random('bedroom'), daylight, interior, {
      bed: isRoom && subject.areaSqm < 14 ? 'single' : 'queen',
      desk: isRoom || subject.subType === 30,
    }),
    drawKitchen(random('kitchen'), daylight, interior, size),
    drawBath(random('bath'), daylight, interior),
    drawFloorPlan(random('floor plan'), interior, subject),
  ];
  return drawnKinds.flatMap((kind, index) => {
    const scene = scenes[index];
    return scene ? [{ kind, ...scene, width: PICTURE_WIDTH, height: PICTURE_HEIGHT }] : [];
  });
}
