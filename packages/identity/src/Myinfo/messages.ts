// On several screens
export const logInWithPhoneLabel = 'Log in with your phone';
export const notNowLabel = 'Not now';

// Log in
export const issuerLabel = {
  singpass: 'Log in with Singpass',
  b2c: 'Log in with a partner account',
} as const;

// The way back from Singpass
export const attemptReturnedLead = "We're checking your details. This takes a moment.";
export const attemptTitle = {
  waiting: "You haven't finished logging in",
  used: 'Another tab is finishing this',
  done: "You're logged in",
  cancelled: 'You cancelled',
  late: 'That took too long',
  refused: "We couldn't log you in",
  clock: "There's a problem with the login service",
  away: "The login service isn't responding",
  taken: 'This login is linked to another account',
  'other-person': 'Someone else is logged in now',
  'other-identity': 'You logged in as someone else',
  stale: 'We need you to log in again',
} as const;
export const attemptLead = {
  waiting: "Finish in the tab that's still open, or try again.",
  used: 'If it takes more than a moment, try again here.',
  done: 'You can continue.',
  cancelled: "We didn't receive any details, and nothing has changed.",
  late: 'You have 10 minutes to log in, and 2 minutes for the last step. Try again.',
  refused: "We couldn't verify the reply from the login service. Try again.",
  clock: "Its clock doesn't match ours, so we couldn't log you in. Log in with your phone instead.",
  away: 'Log in with your phone, or try again later.',
  taken:
    'These details belong to another account, or your account is linked to different details. Log out, then log in the way you did before.',
  'other-person': 'This login was started from another account, so nothing has changed. Try again.',
  'other-identity': "That login doesn't match this account, so nothing has changed. Try again as yourself.",
  stale: 'For your security, we need a new login, not an earlier one. Nothing has changed. Try again.',
} as const;
export const stepUpAttemptTitle = {
  done: "We've checked it's you",
  refused: "We couldn't check it's you",
  'other-person': "You're not logged in to the same account",
} as const;
export const stepUpAttemptLead = {
  done: 'You can continue.',
  cancelled: 'Nothing has changed.',
  refused: "We couldn't verify the reply from the login service, so nothing has changed. Try again.",
  clock: "Its clock doesn't match ours, so nothing has changed. Try again later.",
  away: 'Nothing has changed. Try again later.',
  'other-person': 'Your session has ended, or someone else is logged in now. Nothing has changed. Try again.',
} as const;
export const unknownAttemptTitle = "We don't recognise this login";
export const unknownAttemptLead = 'It was started in another browser, or too long ago. Try again here.';

// Myinfo
export const myinfoFlowLabel = 'Your details from Myinfo';
export const myinfoSteps = ['Who you are', 'Singpass', 'Check your details'] as const;
export const myinfoAside =
  "We don't use your Myinfo details until you confirm them. If you don't, we delete them within 24 hours.";
export const noMyinfoTitle = "Myinfo isn't available here";
export const noMyinfoLead = 'You can fill in your details yourself instead.';
export const noMyinfoLabel = 'Sign up without Myinfo';
export const tenantMyinfoGain = 'Message owners and agents with a verified name.';
export const landlordMyinfoGain = 'List your home with a verified name.';
export const agentMyinfoGain = 'Act for owners and tenants with a verified name.';
export const myinfoFieldLabel = {
  identityNumber: 'NRIC or FIN',
  name: 'Name',
  residentialStatus: 'Residential status',
  passType: 'Pass',
  email: 'Email address',
  phoneNumber: 'Phone number',
} as const;
export const myinfoFieldReason = {
  identityNumber:
    "You'll need it to pay stamp duty on a tenancy. We encrypt it and only show the last four characters.",
  name: 'It goes in your contract.',
  residentialStatus: 'Some homes can only be rented out to citizens and permanent residents.',
  passType: 'Your pass must be valid for the whole tenancy.',
  email: "We'll email you about your contracts. You can change it.",
  phoneNumber: "You can log in with it when you can't use Singpass.",
} as const;
export const verifiedFieldsTitle = 'From Myinfo';
export const verifiedLabel = 'Verified';
export const verifiedFieldsHint = 'Something wrong? Update it with the government agency first.';
export const noMyinfoPhone =
  'Myinfo has no verified phone number for you. You can add one to your profile later.';
export const noMyinfoIdentity =
  "Myinfo didn't share your NRIC or FIN. We'll ask you for it when a contract needs it.";
