// On several pages
export const saveLabel = 'Save';

// One home
export const listingsTitle = 'Listings';
export const startFirstListingTitle = 'List this home';
export const partLabel = 'What do you rent out?';
export const choosePart = 'Choose what you rent out.';
export const startListingLabel = 'Start listing';
export const editFactsLabel = 'Edit facts';
export const factsLead = 'Changes show in every listing of this home.';
export const addressLegend = 'Address';
export const addressHint = 'Floor and unit are never public.';

// Agents of a home
export const agentsTitle = 'Agents';
export const agentsLead =
  'An agent can advertise this home only with your authority, from one day to another. You can end it any time.';
export const noAgents = 'No agent has your authority yet.';
export const authorityTerm = (from: string, to: string): string => `${from} to ${to}`;
export const rentAtLeast = (rent: string): string => `rent at least ${rent} a month`;
export const askedForAuthority = 'Asks to advertise this home. Choose the dates to agree.';
export const grantTitle = 'Give an agent authority';
export const registrationNumberHint =
  "One letter, six digits and a letter, such as R012345A. Check it on CEA's Public Register.";
export const fromLabel = 'First day';
export const toLabel = 'Last day';
export const monthlyRentMinLabel = 'Lowest monthly rent';
export const monthlyRentMinHint = "Optional. The agent can't ask for less.";
export const grantLabel = 'Give authority';
export const agreeLabel = 'Agree';
export const declineLabel = 'Decline';
export const endLabel = 'End authority';
export const endLabelFor = (agent: string): string => `End authority of ${agent}`;
export const declineLabelFor = (agent: string): string => `Decline the request of ${agent}`;
export const endQuestion = (agent: string): string =>
  `End the authority of ${agent}? Their live listings of this home pause at once.`;
export const keepAuthorityLabel = 'Keep authority';
export const granted = 'Authority given.';
export const declined = 'Request declined.';
export const enterRegistrationNumber = "Enter the agent's registration number.";
export const enterFrom = 'Choose the first day.';
export const enterTo = 'Choose the last day.';
export const enterMoney = 'Enter an amount, such as 3,200.';
export const saved = 'Saved.';

// What an agent needs
export const yourAuthorityTitle = 'Your authority';
export const advertiseUntil = (day: string): string => `You can advertise this home until ${day}.`;
export const advertiseFrom = (from: string, to: string): string =>
  `You can advertise this home from ${from} until ${to}.`;
export const leastRent = (rent: string): string => `Ask for at least ${rent} a month.`;
export const noAuthorityTitle = "You don't have the owner's authority yet";
export const askOwner = (registrationNumber: string | null): readonly string[] => [
  'Ask the owner to open this home under Properties. If they are new here, they sign up and add the same address first.',
  registrationNumber === null
    ? 'Under Agents, they give authority to your CEA registration number.'
    : `Under Agents, they give authority to ${registrationNumber} or agree to your request.`,
  'You can prepare the listing now and publish it once you have the authority.',
];
