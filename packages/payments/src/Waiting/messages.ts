/** Words of pages that wait, or that need somebody to log in. */
export const logInLabel = 'Log in';
export const logInDescription = 'Log in to see this page.';
