// Who listed a home
export const registrationNumberLabel = 'CEA registration number';
export const agencyLabel = 'Agency';
export const agencyLicenceLabel = 'Agency licence';

// An agent
export const agentJobTitle = 'Real estate salesperson';
