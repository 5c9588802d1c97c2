/** The house rules that a search can ask for, in the order they are shown. */
export const houseRuleNames = ['pets', 'cooking', 'visitors'] as const;
