export const rentingTitle = "If you're renting";
export const rentingSteps = [
  'Search in your own words: a place, a budget, minutes by train.',
  "Message the owner or agent and book a viewing. Never pay before you've seen the home.",
  'Make an offer, sign, move in, and get your deposit back: each step is on record.',
] as const;
export const forTenantsLabel = 'More for tenants';
export const lettingTitle = "If you're a landlord";
export const lettingSteps = [
  'List your home with photos and the times when people may see it. Your phone number stays private.',
  'Compare offers side by side, and sign the agreement here.',
  'See what rent is due and what has arrived. Once your home is rented out, we take it off the search.',
] as const;
export const forLandlordsLabel = 'More for landlords';
export const actingTitle = "If you're an agent";
export const actingSteps = [
  'Send us your listings in one file, with one listing per row.',
  "If we can't accept a row, we tell you why in plain English.",
  'Each listing shows your CEA registration number, your agency and its licence.',
] as const;
export const forAgentsLabel = 'More for agents';
