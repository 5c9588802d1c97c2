export const houseRulesTitle = 'House rules';
export const ruleMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
