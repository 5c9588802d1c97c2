/** A market for tests and stories: homes, and handlers that answer with them. */
export { nothingStated, sampleFavourite, sampleSearch } from '../fixtures.ts';
export { longHomes, longListing, longTexts, sampleHomes, sampleListing } from './sampleHomes.ts';
export { keep, type SampleMarket, sampleEnquiries, sampleFavourites, sampleMarket } from './sampleMarket.ts';
