export { checkHouseRules, findFaults } from './checkHouseRules.ts';
export { houseRules } from './houseRules.ts';
