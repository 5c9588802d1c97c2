export { makeBiomeOverrides } from './biomeOverrides.ts';
export { makeDependencyRules } from './dependencyRules.ts';
export { findFolderIssues } from './folderRules.ts';
export { loadLevels, packageOf, packageScope } from './levels.ts';
export { pictureMarkers, putPicture, renderLevels } from './renderLevels.ts';
