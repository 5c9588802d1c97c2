export { checkHouseRules, findFaults } from './checkHouseRules.ts';
export { houseRules, makeHouseRules } from './houseRules.ts';
