export { type FilledMarket, fillSampleMarket } from './fillSampleMarket.ts';
export { sampleHomes } from './sampleMarket.ts';
