/** A market for tests and stories: homes, and handlers that answer with them. */
export { nothingStated, sampleFavourite, sampleSearch } from '../fixtures.ts';
export {
  longAgent,
  longHomes,
  longListing,
  longTexts,
  sampleAgent,
  sampleHomes,
  sampleListing,
} from './sampleHomes.ts';
export {
  makeFavourite,
  type SampleMarket,
  sampleFavourites,
  sampleMarket,
  sampleParty,
} from './sampleMarket.ts';
