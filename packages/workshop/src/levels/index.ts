export { makeBiomeOverrides } from './biomeOverrides.ts';
export { makeDependencyRules } from './dependencyRules.ts';
export { findFolderFaults } from './folderRules.ts';
export { loadLevels, packageOf, packageScope } from './levels.ts';
export { pictureMarkers, putPicture, renderLevels } from './renderLevels.ts';
