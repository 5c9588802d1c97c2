// Around every page
export const skipLabel = 'Skip to content';
export const mainNavigationLabel = 'Main';
export const findHomeLabel = 'Find a home';
export const howItWorksLabel = 'How it works';
export const signUpLabel = 'Sign up';
export const logInLabel = 'Log in';
export const footerNavigationLabel = 'Footer';
export const tagline = 'Homes to rent in Singapore, with the facts.';
export const blogLabel = 'Blog';
export const storiesLabel = 'Stories';
export const newsroomLabel = 'Newsroom';
export const helpLabel = 'Help';
export const contactLabel = 'Contact us';
export const cookiesLabel = 'Cookies';

// A session that cannot be checked right now
export const connectionLabel = 'Connection';
export const offlineTitle = "You're offline";
export const unreachableTitle = "We can't reach our server right now";
export const connectionLead = "You're still logged in. We'll keep trying to reconnect.";
export const stillUnreachable = 'Still no answer.';
export const tryAgainLabel = 'Try again';
