// Profile
export const nameLabel = 'Name';
export const residentialStatusLabel = 'Residential status';
export const phoneLabel = 'Phone';
export const emailLabel = 'Email';

// Where someone is logged in
export const sessionsTitle = "Where you're logged in";
export const unknownBrowser = 'A browser';
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const systemWithArticle: Readonly<Record<string, string>> = {
  iPhone: 'an iPhone',
  iPad: 'an iPad',
  Mac: 'a Mac',
};
export const currentSessionLabel = 'This browser';
export const currentSessionFacts = (started: string) => `Logged in on ${started}`;
export const sessionFacts = (started: string, used: string) => `Logged in on ${started}, last used ${used}`;
export const endSessionLabel = 'Log out';
export const endSessionOf = (session: string) => `Log out ${session}`;
export const endOtherSessionsLabel = 'Log out all other browsers';
export const sessionsHint =
  "Don't recognise a browser? Log it out. It will need a new code from your phone to log in again.";
export const sessionEnded = (session: string) => `${session} is logged out.`;
export const otherSessionsEnded = (count: number) =>
  count === 1 ? '1 other browser is logged out.' : `${count} other browsers are logged out.`;
export const sessionsNotEnded = (reason: string) => `${reason} No browser was logged out.`;

// Someone's own data
export const dataTitle = 'Your data';
export const dataLead =
  "One file (JSON) with everything we have about you: your profile, sessions, saved homes with your notes, saved searches, enquiries and messages, cookie choices, invitations, companies, and your account's history.";
export const getDataLabel = 'Get my data';
export const downloadDataLabel = 'Download my data';
export const preparingData = 'Preparing your file…';
export const deleteAccountLabel = 'Delete my account';

// Editing a profile
export const saveProfileLabel = 'Save';
export const editLabel = 'Edit';
export const confirmOrEditLabel = 'Confirm or edit';
export const stepUpFirst = "For your security, we'll check it's you first.";
export const codeSentTo = "We've sent a code to";
export const phoneCodeNote = "It's valid for 5 minutes. Nothing changes until you enter it.";
export const usePhoneLabel = 'Confirm number';
export const newPhoneLabel = 'New mobile number';
export const otherPhoneLabel = 'Another mobile number';
export const newPhoneHint =
  "A Singapore mobile number that starts with 8 or 9. We'll log you out of your other browsers when you change it.";
export const confirmedLabel = 'Confirmed';
export const notConfirmedLabel = 'Not confirmed';
export const emailCodeNote =
  "It's valid for 30 minutes, in this browser only. Nothing changes until you enter it.";
export const useEmailLabel = 'Confirm email';
export const emailAddressLabel = 'Email address';
export const otherEmailLabel = 'Another email address';
export const confirmedEmailHint = "If you change it, we'll tell you at your current address.";
export const notConfirmedEmailHint = 'To confirm this address, leave it as it is.';
export const emailCodeLabel = 'Email me a code';

// Fields of a profile
export const profileNameHint = 'As on your NRIC or passport.';
export const citizenLabel = 'Singapore citizen';
export const permanentResidentLabel = 'Permanent resident';
export const onPassLabel = 'On a pass (work, student, dependant, long-term visit)';
export const passLabel = 'Your pass';
export const passPlaceholder = 'Choose one';
export const noPhoneNumber =
  "Your phone number is missing. We confirm numbers with a code, so you can't type it here. Please contact us.";

// The ways to confirm that it is them
export const stepUpPurpose = {
  contact: 'you edit your contact details',
  export: 'you download your data',
  leave: 'you delete your account',
  payment: 'you change how you pay or who you pay',
  sign: 'you sign an agreement',
} as const;
export const stepUpPhoneIssue = (reason: string) => `Your number ${reason}`;
export const stepUpCodeLabel = 'Confirm';
export const stepUpIssuerLabel = {
  singpass: 'Confirm with Singpass',
  b2c: 'Confirm with your partner account',
} as const;
export const stepUpFlowLabel = "Checking it's you";
export const stepUpSteps = ["Confirm it's you", 'Singpass', 'Continue'] as const;
export const stepUpAside =
  "This doesn't change anything. We're only checking it's you, and we won't ask again for five minutes.";
