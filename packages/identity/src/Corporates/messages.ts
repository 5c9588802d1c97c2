export const actingForLabel = 'You act for';
export const noCompanySelected = 'No company selected';
export const switchCompanyLabel = (company: string) => `${company}, switch company`;
export const actForLabel = (company: string) => `Act for ${company}`;
export const switchCompanyFailure = (reason: string) => `${reason} You still act for the same company.`;
export const notVerifiedMark = 'Not verified';
export const notVerifiedCompany = (company: string) => `${company}, not verified`;
