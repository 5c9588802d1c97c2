export { makeBiomeOverrides } from './biomeOverrides.ts';
export { makeDependencyRules } from './dependencyRules.ts';
export { drawLevels, pictureMarkers, putPicture } from './drawLevels.ts';
export { packageOf, packageScope, readLevels } from './levels.ts';
