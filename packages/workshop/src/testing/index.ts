export { fillSampleMarket } from './fillSampleMarket.ts';
