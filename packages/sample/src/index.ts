export { type FilledMarket, fillSampleMarket, fillSampleMarketOnce } from './fillSampleMarket.ts';
export { sampleHomes } from './sampleMarket.ts';
