export const toDoTitle = 'To do';
export const toDoAllLabel = 'See all';
export const nothingToDo = 'Nothing new today.';
export const accountDeletionTask = 'Your account will be deleted';
export const profileTask = 'Complete your profile';
export const invitationTask = (count: number): string =>
  count === 1 ? '1 invitation' : `${count} invitations`;
export const unreadTask = (count: number): string =>
  count === 1 ? '1 unread message' : `${count} unread messages`;
export const newHomesTask = (count: number): string =>
  count === 1 ? '1 new home in your searches' : `${count} new homes in your searches`;
export const changedHomesTask = (count: number): string =>
  count === 1 ? '1 saved home has changed' : `${count} saved homes have changed`;
