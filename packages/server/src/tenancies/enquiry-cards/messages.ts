export const availableReply = "Yes, it's still available.";
export const availableNowReply = "Yes, it's available now.";
export const availableFromReply = (day: string): string => `Yes, it's available from ${day}.`;
export const rentReply = (rent: string): string => `The rent is ${rent} a month.`;
export const viewingReply = (url: string): string => `You can book a viewing here: ${url}`;
export const rulesReply = (rules: string): string => `House rules: ${rules}.`;
export const petsRule = {
  allowed: 'pets are allowed',
  'on-request': 'ask first about pets',
  'not-allowed': 'no pets',
} as const;
export const cookingRule = {
  allowed: 'cooking is allowed',
  light: 'light cooking only',
  'not-allowed': 'no cooking',
} as const;
export const visitorsRule = {
  allowed: 'overnight visitors are allowed',
  'on-request': 'ask first about overnight visitors',
  'not-allowed': 'no overnight visitors',
} as const;
export const stationReply = (name: string, minutes: number): string =>
  `The nearest station is ${name}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on foot.`;
