export { fillSampleMarket } from './fillSampleMarket.ts';
export { listKinds } from './kinds.ts';
export { runBiome } from './runBiome.ts';
export { runDependencyCruiser } from './runDependencyCruiser.ts';
export type { KindReport } from './runKind.ts';
export { runKnip } from './runKnip.ts';
