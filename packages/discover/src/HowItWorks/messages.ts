export const rentingTitle = "If you're renting";
export const rentingSteps = [
  'Search by district, home type, bedrooms and furnishing.',
  'Open a home to see its photos, its details and who listed it.',
  "Message the owner or agent. Never pay before you've seen the home.",
] as const;
export const forTenantsLabel = 'More for tenants';
export const lettingTitle = "If you're a landlord";
export const lettingSteps = [
  'We show your home with the details you give us.',
  'We never show your phone number publicly.',
  'Once your home is rented out, we say so and remove it from search results.',
] as const;
export const forLandlordsLabel = 'More for landlords';
export const actingTitle = "If you're an agent";
export const actingSteps = [
  'Send us your listings in one file, with one listing per row.',
  "If we can't accept a row, we tell you why in plain English.",
  'Each listing shows your CEA registration number, your agency and its licence.',
] as const;
export const forAgentsLabel = 'More for agents';
