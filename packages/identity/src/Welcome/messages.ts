// The first login of a day
export const invitationTask = 'An invitation';
export const invitationTaskReason = 'Someone is waiting for your answer.';
export const cheaperHomeTask = (count: number) =>
  count === 1 ? '1 saved home costs less' : `${count} saved homes cost less`;
export const cheaperHomeTaskReason = 'The rent has dropped since you saved it.';

// Welcome
export const findStep = 'Find a home';
export const findStepReason = 'Search by location, rent and rooms.';
export const saveStep = 'Save homes you like';
export const saveStepReason = 'Find your saved homes and searches in one place.';
export const profileStep = 'Check your profile';
export const profileStepReason = "See what others need to know about you, and where you're logged in.";
export const inboxStep = 'Open your inbox';
export const inboxStepReason = 'Find messages about your homes in one place.';
export const listHomeReason = 'It takes about ten minutes on your phone.';
export const compareStepReason = 'See asking rents in each district.';
