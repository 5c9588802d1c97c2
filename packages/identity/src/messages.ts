export { continueLabel, tryAgainLabel } from '@sewa/pages/labels';

// On several screens
export const backLabel = 'Back';
export const chooseRoleLabel = 'Choose who you are';
export const logInLabel = 'Log in';
export const sandboxNotice = 'Sandbox: no messages are sent.';
export const sandboxOutboxLabel = 'Open the outbox';
export const sendCodeLabel = 'Send me a code';
export const signUpLabel = 'Sign up';
export const signUpWithNumberLabel = 'Sign up with this number';

// A phone number and the code sent to it
export const phoneNumberLabel = 'Phone number';
export const phoneNumberHint = 'A Singapore mobile number that starts with 8 or 9.';
export const phoneNumberSubject = 'This number';
export const phoneNumberIssue = (reason: string) => `This number ${reason}`;
export const codeLabel = 'Verification code';
export const codeSubject = 'This code';
export const codeSmsHint = (prefix: string) => `Check that your SMS starts with ${prefix}-`;
export const codeEmailHint = (prefix: string) => `Check that the code in your email starts with ${prefix}-`;
export const resendLabel = 'Send another code';
export const resendInLabel = (seconds: number) => `Send another code in ${seconds} s`;
export const otherNumberLabel = 'Use another number';

// Log in
export const logInTitle = 'Log in';
export const logInToListTitle = 'Log in to list your home';
export const logInLead = "We'll send a code to your phone. There's no password to remember.";
export const logInSandboxLabel = 'Choose an account to log in';
export const noAccountQuestion = 'No account yet?';
export const otpLead = (phone: string) =>
  `If ${phone} has an account, we've sent a code to it. The code is valid for 5 minutes.`;
export const mobileReturnTitle = 'Taking you to log in…';
export const mobileReturnDescription = 'Taking you to log in.';

// Singpass
export const singpassTitle = 'Singpass';
export const singpassLead = 'Taking you to Singpass…';
export const singpassDescription = 'Taking you to Singpass.';
export const singpassFailureDescription = "We can't reach Singpass right now.";
export const singpassFailureTitle = "We can't reach the login service";
export const singpassFailureLead = 'Log in with your phone, or try again in a few minutes.';
export const singpassStepUpFailureLead = 'Nothing has changed. Try again in a few minutes.';

// The way back from Singpass
export const attemptReturnedTitle = 'One moment';
export const attemptDescription = 'Finishing your login.';

// Myinfo
export const myinfoTitle = 'Fill in your details with Myinfo';
export const myinfoDescription = 'Fill in your profile with your details from Myinfo, using Singpass.';
export const myinfoLead =
  "Myinfo is the personal data that government agencies have about you. Share it with Singpass, and you don't have to type it.";
export const myinfoReasonsShown = (site: string) =>
  `You see what ${site} asks for, and why, before you go to Singpass.`;
export const myinfoPasswordSafe = (site: string) =>
  `You choose in Singpass whether to share it. ${site} never sees your Singpass password.`;
export const myinfoCheckedFirst = 'You check your details here before we use them.';
export const withoutMyinfoQuestion = 'Want to type your details instead?';
export const withoutMyinfoLabel = 'Continue without Myinfo';
export const myinfoTypePageTitle = (role: string) => `Myinfo for ${role.toLowerCase()}s`;
export const myinfoTypeDescription = (as: string) => `What we ask Myinfo for if you're ${as}, and why.`;
export const myinfoTypeTitle = 'What we ask for';
export const myinfoTypeLead = (as: string) =>
  `As ${as}, you'll be asked in Singpass to share these details with us.`;
export const myinfoAgentNotice =
  "Have your CEA registration number and your agency's licence number ready. Myinfo doesn't have them, so we'll ask you for them next.";
export const continueToSingpassLabel = 'Continue to Singpass';
export const myinfoReviewTitle = 'Check your details';
export const myinfoReviewDescription = 'Check your details from Myinfo.';
export const myinfoSignUpLead = 'Check your Myinfo details, then create your account.';
export const myinfoSaveLead = 'Check your Myinfo details, then save them to your profile.';
export const createAccountLabel = 'Create account';
export const saveMyinfoLabel = 'Save';
export const emptyReviewTitle = 'No details to check';
export const emptyReviewLead = "You've already sent your Myinfo details, or we deleted them after a day.";
export const startAgainLabel = 'Start again';
export const myinfoDoneTitle = "You're all set";
export const myinfoDoneDescription = "We've saved your details.";
export const myinfoDoneLead =
  "Thank you. Next time you log in with Singpass, you'll be signed in straight away.";

// Sign up
export const signUpLead = 'Who are you? You can add another role later.';
export const signUpAside =
  "Signing up is free and takes two minutes. We'll ask for your phone number, your name and a few details.";
export const signUpAsTitle = (as: string) => `Sign up as ${as}`;
export const signUpAsDescription = (as: string, gains: readonly string[]) =>
  `Sign up as ${as}: ${gains.join(', ').toLowerCase()}.`;
export const roleLabel = 'Sign up as';
export const noRoleSelected = 'No actor type is selected';
export const noRoleHint = 'Choose whether you rent or rent out.';
export const gainsIntro = 'You can:';
export const gainsIntroAs = (as: string) => `As ${as}, you can:`;
export const otherRoleQuestion = (as: string) => `Not ${as}?`;
export const tenantLabel = 'Tenant';
export const tenantAs = 'a tenant';
export const landlordLabel = 'Landlord';
export const landlordAs = 'a landlord';
export const agentLabel = 'Agent';
export const agentAs = 'an agent';
export const signUpByDescription = "Choose how to sign up, and see what you'll need.";
export const noRoleLead = 'What we ask for depends on who you are.';
export const noRoleAside = 'Choose who you are first, so we know what to ask.';
export const bySingpassTitle = 'With Singpass';
export const bySingpassLead = 'Fill in the form with your verified Myinfo details. You check them first.';
export const bySingpassLabel = 'Sign up with Singpass';
export const byPhoneTitle = 'With your phone';
export const byPhoneLead =
  'Confirm your phone number with a code, then fill in a short form. It takes about two minutes.';
export const byPhoneLabel = 'Sign up with your phone';
export const invitationCodeQuestion = 'Have an invitation code?';
export const enterInvitationCodeLabel = 'Enter it';
export const signUpSingpassDescription = 'Sign up with your Myinfo details, without typing.';
export const signUpSingpassLead =
  'Your name and residential status come from Myinfo, verified. You check them before you create your account.';
export const withoutSingpassLabel = 'Sign up without Singpass';
export const signUpCodePageTitle = 'Sign up with a code';
export const signUpCodeDescription = 'Enter your invitation code to join the person who invited you.';
export const signUpCodeTitle = 'Enter your invitation code';
export const signUpCodeLead = "It's in the email we sent you: three groups of four letters and digits.";
export const signUpCodeAside =
  "Each invitation is for one person and works once. You'll join as soon as you've signed up.";
export const invitationCodeLabel = 'Invitation code';
export const invitationCodeHint = "For example, ABCD-EFGH-2345. Capitals and dashes don't matter.";
export const noInvitationCodeQuestion = 'No code?';
export const noInvitationCodeLabel = 'Sign up without one';
export const signUpLogInDescription = 'Log in to continue with your invitation.';
export const signUpLogInLead = "We'll send a code to your phone, then you can continue where you left off.";
export const signUpLogInToJoinLead = (inviter: string) =>
  `Log in to join ${inviter}. We'll send a code to your phone.`;
export const signUpManualDescription =
  "Sign up with your phone. We'll send you a code, then ask for a few details.";
export const hasRoleTitle = (as: string) => `You're already ${as}`;
export const hasRoleLead = "Your account is complete, and you're logged in.";
export const hasRoleAside =
  'You can have more than one role: a landlord who rents elsewhere is also a tenant.';
export const addRoleLabel = 'Add another role';
export const signUpFieldSubject = {
  name: 'Your name',
  email: 'Your email address',
  residentialStatus: 'Your residential status',
  passType: 'Your pass',
  registrationNumber: 'Your registration number',
  licenceNumber: "Your agency's licence number",
  corporateName: "Your company's name",
  uen: "Your company's UEN",
} as const;
export const myPhoneNumberSubject = 'Your phone number';
export const identityNumberSubject = 'Your NRIC or FIN';

// An invitation
export const invitationPageTitle = 'Invitation';
export const invitationDescription = 'Accept or decline an invitation.';
export const invitationTitle = (name: string) => `${name} invites you`;
export const invitationLead = (inviter: string) => `Join ${inviter}. Nothing happens until you accept.`;
export const invitationIssue = (reason: string) => `This invitation ${reason}.`;
export const acceptLabel = 'Accept';
export const acceptAndSignUpLabel = 'Accept and sign up';
export const acceptAndLogInLabel = 'Accept and log in';
export const declineLabel = 'Decline';
export const invitationFailureTitle = "We can't show this invitation right now";
export const invitationFailureDescription = "We can't show this invitation.";
export const invitationFailureLead = 'Nothing was accepted or declined. Try again in a moment.';
export const homePageLabel = 'Go to home page';
export const joinPageTitle = 'Your invitation';
export const joinDescription = "See what you're joining, and who invited you.";
export const joinTitle = (inviter: string) => `Join ${inviter}`;
export const joinLead = (name: string) => `${name} is waiting for your answer.`;
export const joinLabel = 'Join';
export const joinedTitle = "You're in";
export const noInvitationTitle = 'You have no invitation to answer';
export const noInvitationLead = "You've already answered it, or it's open in another browser.";
export const invitationSearchTitle = 'Looking for your invitation…';
export const invitationSearchDescription = 'Looking for your invitation.';

// Checking that it is really them
export const stepUpTitle = "Confirm it's you";
export const stepUpDescription = "Confirm that it's you.";
export const stepUpLead = (what: string) =>
  `Before ${what}, we'll check it's you. We won't ask again for five minutes.`;
export const noStepUpLead = (what: string) =>
  `Before ${what}, we need to check it's you. Your account has no phone number for a code, so please contact us.`;

// The menus of someone logged in
export const menuEntry = {
  rent: 'Rent',
  home: 'Home',
  inbox: 'Inbox',
  shareListings: 'Share listings',
  properties: 'Properties',
  contracts: 'Contracts',
  offers: 'Offers',
  marketplace: 'Find a home',
  documents: 'My documents',
  profile: 'My profile',
  userManagement: 'User Management',
  organisation: 'Organisation',
  reviews: 'Reviews',
  articles: 'Articles',
  logOut: 'Log out',
  logIn: 'Log in',
  signUp: 'Sign up',
} as const;
export const unreadLabel = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);

// The company someone acts for
export const chooseCompanyLabel = 'Choose a company';

// Dashboard
export const dashboardTitle = 'Home';
export const dashboardDescription = 'See what you have to do today.';
export const dashboardFailureTitle = "We can't show your to-do list right now";
export const nothingLost = "You haven't lost anything.";
export const listHomeLabel = 'List a home';

// Cookies
export const cookiesTitle = 'Cookies';
export const cookiesDescription = (site: string) =>
  `What ${site} saves in your browser, why, and what you've allowed.`;
export const cookieSettingsTitle = 'Cookie settings';
export const cookieChoiceSaved = 'Saved.';
export const cookieChoiceNotice =
  'Your choice lasts 12 months, or until our cookies change. If your browser sends Global Privacy Control, we treat everything optional as rejected.';
export const cookieRecordNotice =
  'We store this record to show what you agreed to. No one can change it. It has no name or address, only a random number for this browser and, if you were logged in, your account number.';
export const downloadCookieRecordLabel = 'Download it';

// The first login of a day
export const greetTitle = 'Hello';
export const greetName = (name: string) => `Hello, ${name}`;
export const greetDescription = 'See what you have to do today.';
export const greetLead = "Here's what you have to do:";
export const greetNothingLead = 'You have nothing to do today.';
export const greetListLabel = 'To do';

// Welcome
export const welcomeTitle = 'Welcome';
export const welcomeName = (name: string) => `Welcome, ${name}`;
export const welcomeDescription = 'Your account is ready. Choose where to start.';
export const welcomeLead = 'Your account is ready. Where would you like to start?';
export const firstStepsLabel = 'First steps';
export const compareStep = 'Compare rents';

// Completing a profile
export const missingTitle = 'Complete your profile';
export const missingDescription = "Add what's missing from your profile.";
export const missingLead = "The people you rent with need to know who you are. We'll ask only once.";
export const saveMissingLabel = 'Save';
export const completePageTitle = 'Profile complete';
export const completeDescription = 'Your profile has everything we need.';
export const completeTitle = 'Your profile is complete';
export const completeLead = "Thank you. We won't ask you again.";
export const completeProfilePageLabel = 'My profile';

// Log out
export const logOutTitle = 'Log out';
export const logOutDescription = (site: string) => `Log out of ${site}.`;
export const logOutQuestion = (site: string) => `Log out of ${site}?`;
export const loggingOut = 'Logging you out…';
export const logOutLabel = 'Log out';
export const stayLoggedInLabel = 'Stay logged in';

// Profile
export const profileTitle = 'My profile';
export const profileDescription = "See what we know about you, and where you're logged in.";
export const unnamedAvatar = 'You';
export const identityTitle = 'About you';
export const contactTitle = 'Contact details';
export const editProfileLabel = 'Edit profile';
export const paymentsTitle = 'Rent and payments';
export const paymentsLead = 'Your rent, bills and receipts, and the bank accounts and cards you pay with.';
export const servicesLabel = 'Rent';
export const paymentMethodsLabel = 'Payment methods';
export const residentialStatusName = {
  C: 'C · Singapore citizen',
  P: 'P · Permanent resident',
} as const;

// Editing a profile
export const editProfileTitle = 'Edit profile';
export const editProfileDescription = 'Edit your name, residential status and contact details.';
export const editProfileCrumb = 'Edit';
export const profileDone = {
  profile: 'Your profile is saved.',
  phone: "Phone number changed. We've logged you out of your other browsers.",
  'phone-code': "We've sent a code to your new number. Enter it below.",
  'email-code': "We've sent a code to that address. Enter it below.",
  email: "Email address confirmed. We'll email you there from now on.",
} as const;
export const confirmYourselfLabel = "Confirm it's you";
export const confirmYourselfAgain =
  "It's been more than five minutes since you confirmed it's you, so nothing has changed. Confirm it's you in another tab, come back to this one, then try again.";

// Deleting an account
export const leaveTitle = 'Delete my account';
export const leaveDescription = 'What we delete, what we keep, and why.';
export const leaveLead =
  "We'll delete your account after seven days. Until then, you can log in and keep it. After that, we can't bring it back.";
export const leaveDeletedTitle = 'What we delete';
export const leaveDeleted = [
  'Your name, phone number, email address, residential status and pass',
  'Your saved homes with your notes, and your saved searches with their alerts',
  "Your membership of companies, and invitations you haven't answered",
  'Your listings: we take them off the market',
  "Every session: you're logged out everywhere",
] as const;
export const leaveRetainedTitle = 'What we keep, and why';
export const leaveRetained = [
  {
    what: 'Messages you sent',
    why: 'They also belong to the people you sent them to. They no longer show your name or number.',
  },
  {
    what: 'Your cookie choices',
    why: 'They show what you agreed to, under an account number that no longer points to anyone.',
  },
  {
    what: "Your account's history",
    why: "The log can't be changed. It's under an account number that no longer points to anyone.",
  },
] as const;
export const leaveDataQuestion = 'Want a copy of your data first?';
export const leaveLabel = 'Delete my account in seven days';
export const stayLabel = (site: string) => `Stay with ${site}`;
export const leavingPageTitle = 'Your account will be deleted';
export const leavingDescription = 'Keep your account, or let us delete it.';
export const leavingTitle = (day: string) => `Your account will be deleted on ${day}`;
export const leavingLead = (requested: string) =>
  `You asked for this on ${requested}. Until it happens, you can keep your account as it is. After that, we can't bring it back.`;
