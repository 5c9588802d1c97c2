export const userProblemTitle = 'There is a problem with the user.';
export const userProblemLead = 'We will do our best to solve it.';
export const userProblemLabel = 'OK';
export const accountUnavailable =
  "We can't reach your account right now. You're still logged in, and we'll try again.";
