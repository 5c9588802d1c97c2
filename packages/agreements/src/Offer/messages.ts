export const offerTitle = 'Your offer';
export const counterTitle = 'Your counter-offer';
export const lead =
  'An offer is not a contract: you both sign a tenancy agreement before anything is binding.';
export const rentLabel = 'Monthly rent';
export const rentHint = (rent: string): string => `Listed at ${rent}.`;
export const fromLabel = 'First day';
export const fromHint = (day: string): string => `Available from ${day}.`;
export const monthsLabel = 'Months';
export const monthsHint = 'At least 6 for an HDB flat, 3 for a private home.';
export const depositLabel = 'Security deposit';
export const depositHint = "In months' rent. Customary, not law: 1 month for a year, 2 months for two years.";
export const dutyLabel = 'Who pays the stamp duty';
export const dutyHint = 'By law the tenant, unless you agree otherwise.';
export const duty = { tenant: 'Tenant', landlord: 'Landlord', shared: 'Shared equally' } as const;
export const clausesLabel = 'Clauses to ask for';
export const clauses = {
  diplomatic: [
    'Diplomatic clause',
    'The tenant may end the lease early if their job in Singapore ends, usually after 12 months with 2 months’ notice.',
  ],
  renewal: ['Option to renew', 'The tenant may ask for another term before this one ends.'],
  'minor-repairs': [
    'Minor repairs',
    'The tenant pays small repairs up to an agreed sum; the landlord pays the rest.',
  ],
  'aircon-service': [
    'Air-con servicing',
    'Says who has the air conditioners serviced, usually every 3 months.',
  ],
  pets: ['Pets', 'The tenant may keep pets, where the building and HDB rules allow them.'],
  'early-move-in': ['Early move-in', 'The tenant may move in before the first day of the lease.'],
  cleaning: ['Cleaning', 'The landlord has the home cleaned before the tenant moves in.'],
  furniture: ['Furniture', 'The landlord adds or removes furniture, as you agree in the chat.'],
} as const;
export const goodFaithLabel = 'Good-faith deposit';
export const goodFaithHint = 'Between the two of you: we write it down and never hold it. 0 for none.';
export const answerWithinLabel = 'Time to answer';
export const answerWithinHint = 'After that the offer expires by itself.';
export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
export const sendOffer = 'Send offer';
export const sendCounter = 'Send counter-offer';
export const cancelLabel = 'Cancel';
export const sent = 'Sent. The other side has been told.';
export const checkFields = 'Check the fields that are marked, then send it again.';
export const enterRent = 'Enter the monthly rent in dollars, for example 3,200.';
export const enterFrom = 'Choose the first day.';
export const enterMonths = 'Enter a whole number of months, 1 to 120.';
export const enterDeposit = 'Enter 0 to 6 months.';
export const enterMoney = 'Enter an amount in dollars, or 0.';
export const keptWords = 'Nothing was sent. Everything you typed is still here.';
export const restored = 'We brought back what you typed earlier in this tab.';
export const dutySum = (sum: string, basis: string): string =>
  `Stamp duty would be ${sum} (${basis}). Source:`;
