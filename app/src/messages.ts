// Around every page
export const skipLabel = 'Skip to content';
export const mainNavigationLabel = 'Main';
export const findHomeLabel = 'Find a home';
export const howItWorksLabel = 'How it works';
export const tenantsLabel = 'Tenants';
export const landlordsLabel = 'Landlords';
export const agentsLabel = 'Agents';
export const signUpLabel = 'Sign up';
export const logInLabel = 'Log in';
export const footerNavigationLabel = 'Footer';
export const tagline = 'Homes to rent in Singapore, with the facts.';
export const blogLabel = 'Blog';
export const storiesLabel = 'Stories';
export const newsroomLabel = 'Newsroom';
export const partnersLabel = 'Partners';
export const helpLabel = 'Help';
export const contactLabel = 'Contact us';
export const cookiesLabel = 'Cookies';
export const privacyLabel = 'Privacy';
export const termsLabel = 'Terms';
export const footerGroup = {
  tenants: 'For tenants',
  landlords: 'For landlords',
  agents: 'For agents and companies',
  company: 'Company',
} as const;
export const forTenantsLabel = 'How it works for tenants';
export const mapLabel = 'Homes by district';
export const safetyLabel = 'Stay safe';
export const depositFreeLabel = 'Move in without a deposit';
export const payLabel = 'Pay rent';
export const mayIRentLabel = 'Who may rent';
export const calculatorLabel = 'Cost calculator';
export const forLandlordsLabel = 'Rent out your home';
export const landlordStepsLabel = 'First steps';
export const advanceLabel = (product: string): string => `${product} Advance`;
export const forAgentsLabel = 'For agents';
export const forCompaniesLabel = 'For companies';
export const agentWaitlistLabel = 'Agent tools waitlist';
export const aboutLabel = 'About us';

// A session that cannot be checked right now
export const connectionLabel = 'Connection';
export const offlineTitle = "You're offline";
export const unreachableTitle = "We can't reach our server right now";
export const connectionLead = "You're still logged in. We'll keep trying to reconnect.";
export const stillUnreachable = 'Still no answer.';
export const tryAgainLabel = 'Try again';
