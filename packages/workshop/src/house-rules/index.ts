export { checkHouseRules, findIssues } from './checkHouseRules.ts';
export { houseRules, makeHouseRules } from './houseRules.ts';
