export const accountMenuLabel = 'Account';
export const loggedInName = 'Logged in';
export const favouritesMenuLabel = 'Saved homes';
export const inboxMenuLabel = 'Inbox';
export const profileMenuLabel = 'My profile';
export const logOutMenuLabel = 'Log out';
export const logOutFailure = 'We will do our best to solve it.';
