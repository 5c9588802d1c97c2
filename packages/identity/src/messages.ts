export { continueLabel, tryAgainLabel } from '@sewa/pages/labels';

// On several screens
export const backLabel = 'Back';
export const chooseRoleLabel = 'Choose who you are';
export const hasAccountQuestion = 'Have an account?';
export const logInLabel = 'Log in';
export const logInWithPhoneLabel = 'Log in with your phone';
export const notNowLabel = 'Not now';
export const sandboxNotice = 'Sandbox: no messages are sent.';
export const sandboxOutboxLabel = 'Open the outbox';
export const sendCodeLabel = 'Send me a code';
export const signUpLabel = 'Sign up';

// A phone number and the code sent to it
export const phoneNumberLabel = 'Phone number';
export const phoneNumberHint = 'A Singapore mobile number that starts with 8 or 9.';
export const phoneNumberSubject = 'This number';
export const phoneNumberIssue = (reason: string) => `This number ${reason}`;
export const codeTitle = 'Enter your code';
export const codeLabel = 'Verification code';
export const codeSubject = 'This code';
export const codeSmsHint = (prefix: string) => `Check that your SMS starts with ${prefix}-`;
export const codeEmailHint = (prefix: string) => `Check that the code in your email starts with ${prefix}-`;
export const resendLabel = 'Send another code';
export const resendInLabel = (seconds: number) => `Send another code in ${seconds} s`;
export const otherNumberLabel = 'Use another number';

// Log in
export const logInTitle = 'Log in';
export const logInLead = "We'll send a code to your phone. There's no password to remember.";
export const logInSandboxLabel = 'Choose an account to log in';
export const noAccountQuestion = 'No account yet?';
export const otpLead = (phone: string) =>
  `If ${phone} has an account, we've sent a code to it. The code is valid for 5 minutes.`;
export const mobileReturnTitle = 'Taking you to log in…';
export const mobileReturnDescription = 'Taking you to log in.';
export const issuerLabel = {
  singpass: 'Log in with Singpass',
  b2c: 'Log in with a partner account',
} as const;

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
export const attemptReturnedLead = "We're checking your details. This takes a moment.";
export const attemptDescription = 'Finishing your login.';
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
export const noMyinfoTitle = "Myinfo isn't available here";
export const noMyinfoLead = 'You can fill in your details yourself instead.';
export const noMyinfoLabel = 'Sign up without Myinfo';
export const tenantMyinfoGain = 'Message owners and agents with a verified name.';
export const landlordMyinfoGain = 'List your home with a verified name.';
export const agentMyinfoGain = 'Act for owners and tenants with a verified name.';
export const myinfoTypePageTitle = (role: string) => `Myinfo for ${role.toLowerCase()}s`;
export const myinfoTypeDescription = (as: string) => `What we ask Myinfo for if you're ${as}, and why.`;
export const myinfoTypeTitle = 'What we ask for';
export const myinfoTypeLead = (as: string) =>
  `As ${as}, you'll be asked in Singpass to share these details with us.`;
export const myinfoAgentNotice =
  "Have your CEA registration number and your agency's licence number ready. Myinfo doesn't have them, so we'll ask you for them next.";
export const continueToSingpassLabel = 'Continue to Singpass';
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
export const myinfoReviewTitle = 'Check your details';
export const myinfoReviewDescription = 'Check your details from Myinfo.';
export const myinfoSignUpLead = 'Check your Myinfo details, then create your account.';
export const myinfoSaveLead = 'Check your Myinfo details, then save them to your profile.';
export const createAccountLabel = 'Create account';
export const saveMyinfoLabel = 'Save';
export const verifiedFieldsTitle = 'From Myinfo';
export const verifiedLabel = 'Verified';
export const verifiedFieldsHint = 'Something wrong? Update it with the government agency first.';
export const noMyinfoPhone =
  'Myinfo has no verified phone number for you. You can add one to your profile later.';
export const noMyinfoIdentity =
  "Myinfo didn't share your NRIC or FIN. We'll ask you for it when a contract needs it.";
export const emptyReviewTitle = 'No details to check';
export const emptyReviewLead = "You've already sent your Myinfo details, or we deleted them after a day.";
export const startAgainLabel = 'Start again';
export const myinfoDoneTitle = "You're all set";
export const myinfoDoneDescription = "We've saved your details.";
export const myinfoDoneLead =
  "Thank you. Next time you log in with Singpass, you'll be signed in straight away.";

// Sign up
export const signUpSteps = ['Who you are', 'How to sign up', 'Your phone', 'About you'] as const;
export const signUpTitle = 'Sign up';
export const signUpLead = 'Who are you? You can add another role later.';
export const signUpAside =
  "Signing up is free and takes two minutes. We'll ask for your phone number, your name and a few details.";
export const signUpAsTitle = (as: string) => `Sign up as ${as}`;
export const signUpAsDescription = (as: string, gains: readonly string[]) =>
  `Sign up as ${as}: ${gains.join(', ').toLowerCase()}.`;
export const roleLabel = 'Sign up as';
export const noRoleSelected = 'No actor type is selected';
export const gainsIntro = 'You can:';
export const gainsIntroAs = (as: string) => `As ${as}, you can:`;
export const otherRoleQuestion = (as: string) => `Not ${as}?`;
export const changeRoleLabel = 'Change';
export const tenantLabel = 'Tenant';
export const tenantAs = 'a tenant';
export const tenantDescription = "You're looking for a home to rent.";
export const tenantGains = [
  'Save and compare homes',
  'Message owners and agents',
  'Get alerts for new homes',
] as const;
export const landlordLabel = 'Landlord';
export const landlordAs = 'a landlord';
export const landlordDescription = 'You own a home and rent it out.';
export const landlordGains = [
  'See enquiries about your homes',
  'Invite an agent for a home',
  'Compare rents paid nearby',
] as const;
export const agentLabel = 'Agent';
export const agentAs = 'an agent';
export const agentDescription = "You're a registered salesperson and act for owners or tenants.";
export const agentGains = [
  'Reply to enquiries about your listings',
  'Join owners who invite you',
  "Show everyone that you're registered",
] as const;
export const businessLabel = 'Business';
export const businessAs = 'a business';
export const businessDescription = 'You act for a company that rents homes or rents them out.';
export const businessGains = [
  'Bring your whole company together',
  'Invite your colleagues',
  'Decide who can do what',
] as const;
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
export const signUpPhoneTitle = 'Your phone';
export const signUpPhoneLead =
  "We'll send you a code to check that the number is yours. You'll log in with it.";
export const signUpPhoneAside =
  'You log in with your phone number, so there is no password to remember or to lose. Nobody sees it unless you message them.';
export const signUpOtpLead = (phone: string) => `We've sent a code to ${phone}. It's valid for 5 minutes.`;
export const signUpOtpAside =
  "The letters before the code match those in your SMS, so you know it's from us. Never share it. We will never ask for it.";
export const signUpDetailsTitle = 'About you';
export const addRoleTitle = (as: string) => `Become ${as} too`;
export const signUpDetailsLead = (as: string, phone: string) => `You're signing up as ${as} with ${phone}.`;
export const signUpDetailsAside =
  "The people you rent with need to know who you are. We save what you type for a day, or until you close your browser, so you don't lose it.";
export const draftNotSaved = "We couldn't save what you typed. Stay on this page until you've finished.";
export const addRoleToAccountLabel = 'Add to my account';
export const hasRoleTitle = (as: string) => `You're already ${as}`;
export const hasRoleLead = "Your account is complete, and you're logged in.";
export const hasRoleAside =
  'You can have more than one role: a landlord who rents elsewhere is also a tenant.';
export const addRoleLabel = 'Add another role';
export const registrationNumberLabel = 'CEA registration number';
export const registrationNumberHint = 'R, six digits and a letter, as on your salesperson card.';
export const licenceNumberLabel = 'Estate agent licence number';
export const licenceNumberHint = "Your agency's licence: L, seven digits and a letter.";
export const companyNameLabel = 'Company name';
export const companyNameHint = 'As registered with ACRA.';
export const uenLabel = 'UEN';
export const uenHint = "Your company's Unique Entity Number, 9 or 10 characters.";
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
export const invitedByLabel = 'Invited by';
export const invitingCompanyLabel = 'Company';
export const invitingHomeLabel = 'Home';
export const joinAsLabel = 'You join as';
export const validUntilLabel = 'Valid until';
export const administratorLabel = 'Administrator';
export const memberLabel = 'Member';
export const goneHome = "a home that's no longer listed";
const requestNewInvitation = (name: string) => `Ask ${name} for a new one.`;
export const acceptedTitle = "You've accepted this invitation";
export const acceptedLead = (inviter: string) => `You've joined ${inviter}.`;
export const usedInvitationTitle = 'This invitation has been used';
export const usedInvitationLead = (name: string) => `An invitation works once. ${requestNewInvitation(name)}`;
export const declinedInvitationTitle = 'This invitation was declined';
export const declinedInvitationLead = (name: string) => `Was it a mistake? ${requestNewInvitation(name)}`;
export const withdrawnInvitationTitle = 'This invitation was withdrawn';
export const withdrawnInvitationLead = (name: string) => `${name} withdrew it, or sent you a newer one.`;
export const expiredInvitationTitle = 'This invitation has expired';
export const expiredInvitationLead = (name: string) =>
  `Invitations are valid for 14 days. ${requestNewInvitation(name)}`;
export const ownInvitationTitle = 'This is your own invitation';
export const ownInvitationLead = 'The person you sent it to can accept it.';
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

// An account that cannot be reached
export const userProblemTitle = 'There is a problem with the user.';
export const userProblemLead = 'We will do our best to solve it.';
export const userProblemLabel = 'OK';
export const accountUnavailable =
  "We can't reach your account right now. You're still logged in, and we'll try again.";

// The menus of someone logged in
export const menuLabel = 'Your pages';
export const menuEntry = {
  home: 'Home',
  inbox: 'Inbox',
  shareListings: 'Share listings',
  properties: 'Properties',
  contracts: 'Contracts',
  offers: 'Offers',
  marketplace: 'Marketplace',
  documents: 'My Documents',
  profile: 'My Profile',
  userManagement: 'User Management',
  organisation: 'Organisation',
  reviews: 'Reviews',
  articles: 'Articles',
  logOut: 'Log out',
  logIn: 'Log in',
  signUp: 'Sign up',
} as const;
export const unreadLabel = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);
export const accountMenuLabel = 'Account';
export const loggedInName = 'Logged in';
export const favouritesMenuLabel = 'Saved homes';
export const inboxMenuLabel = 'Inbox';
export const profileMenuLabel = 'My profile';
export const logOutMenuLabel = 'Log out';
export const logOutFailure = 'We will do our best to solve it.';

// The company someone acts for
export const actingForLabel = 'You act for';
export const noCompanySelected = 'No company selected';
export const chooseCompanyLabel = 'Choose a company';
export const switchCompanyLabel = (company: string) => `${company}, switch company`;
export const actForLabel = (company: string) => `Act for ${company}`;
export const switchCompanyFailure = (reason: string) => `${reason} You still act for the same company.`;
export const notVerifiedMark = 'Not verified';
export const notVerifiedCompany = (company: string) => `${company}, not verified`;

// Dashboard
export const dashboardTitle = 'Home';
export const dashboardDescription = 'See what you have to do today.';
export const dashboardHeading = 'To do';
export const dashboardFailureTitle = "We can't show your to-do list right now";
export const nothingLost = "You haven't lost anything.";
export const accountDeletionDue = (day: string) => `Your account will be deleted on ${day}.`;
export const accountDeletionLead = 'Changed your mind? You can keep it until then.';
export const cancelDeletionLabel = 'Keep my account';
export const profileCardTitle = 'Your profile';
export const profileFieldName = {
  name: 'your name',
  email: 'your email address',
  phoneNumber: 'your phone number',
  residentialStatus: 'your residential status',
  passType: 'your pass',
} as const;
export const profileGaps = (fields: readonly string[]) => `Still missing: ${fields.join(', ')}.`;
export const completeProfileLabel = 'Complete profile';
export const confirmEmailLead = "Confirm your email. We'll send you a code.";
export const confirmEmailLabel = 'Confirm email';
export const noTasks = 'Nothing to do right now.';
export const invitedTo = (inviter: string, company: string | null) =>
  company === null ? `${inviter} invites you` : `${inviter} invites you to ${company}`;
export const openInvitationLabel = 'Open invitation';
export const openInvitationBy = (day: string) => `Open the link in your email by ${day}.`;
const yourHome = 'your home';
export const noticeTask = {
  authorityAsked: {
    title: (home = yourHome) => `An agent asks to advertise ${home}`,
    lead: 'Check who it is, then let them advertise it or decline.',
    label: 'Answer request',
  },
  authorityGranted: {
    title: (home = 'a home') => `You can advertise ${home}`,
    lead: 'The owner said yes. List it now.',
    label: 'List the home',
  },
  billDue: {
    title: (home = 'your home') => `Pay for ${home}`,
    lead: "It isn't collected automatically.",
    label: 'See the bill',
  },
  billFailed: {
    title: (home = 'your home') => `A payment for ${home} didn't go through`,
    lead: 'See what happened, then pay or choose another way to pay.',
    label: 'See the bill',
  },
  billSaidPaid: {
    title: (home = 'a home') => `Did the rent for ${home} arrive?`,
    lead: 'Your tenant says they paid you directly. Check your bank account first.',
    label: 'Confirm payment',
  },
  companyUnverified: {
    title: () => "Your company isn't verified yet",
    lead: "We're checking its UEN. Until we've confirmed it, you can't publish anything in its name.",
    label: 'User management',
  },
  emailUnconfirmed: {
    title: () => 'Confirm your email',
    lead: "We'll send you a code.",
    label: 'Confirm email',
  },
  listingPaused: {
    title: (home = yourHome) => `The listing of ${home} is paused`,
    lead: 'Nobody can find it until you put it back on the market.',
    label: 'Check listing',
  },
  listingRejected: {
    title: (home = yourHome) => `The listing of ${home} needs changes`,
    lead: 'We emailed you what to change. Then submit it again.',
    label: 'Edit listing',
  },
  listingReported: {
    title: (home = yourHome) => `Someone reported the listing of ${home}`,
    lead: "We're checking it. Make sure that all details are right.",
    label: 'See listing',
  },
  payeeChanged: {
    title: (home = 'your home') => `You changed who gets the rent for ${home}`,
    lead: "The new payee can be paid in a few days. Not you? Change it back, and log out browsers you don't recognise.",
    label: 'See the rent plan',
  },
  paymentMethodEnded: {
    title: () => "A payment method can't be used",
    lead: "Rent isn't collected with it. Add another way to pay.",
    label: 'Payment methods',
  },
  unitDisputed: {
    title: (home = yourHome) => `Someone else says that ${home} is theirs`,
    lead: "We're checking who owns it, and email you the result.",
    label: 'See home',
  },
} as const;
export const unconfirmedTask = (home = yourHome) => `Is ${home} still available?`;
export const unconfirmedTaskLead = (day: string | null) =>
  day === null ? 'Tell us, or we pause the listing.' : `Tell us by ${day}, or we pause the listing.`;
export const unconfirmedTaskLabel = 'Answer';
export const reviewTask = (count: number) =>
  count === 1 ? '1 listing to review' : `${count} listings to review`;
export const reviewTaskLead = 'First listings are published once you approve them.';
export const reviewTaskLabel = 'Review listings';
export const billDueTaskLead = (day: string) => `Due on ${day}. It isn't collected automatically.`;
export const nextBillTitle = (money: string) => `${money} to pay next`;
export const nextBillLead = (street: string, day: string) => `For ${street}, due on ${day}`;
export const nextBillOverdue = (street: string, day: string) => `For ${street}, overdue since ${day}`;
export const nextBillStep = {
  collected: (day: string) => `We'll collect it on ${day}. You don't need to do anything.`,
  open: "It isn't collected automatically: pay it yourself.",
  processing: 'Your payment is on its way. The bank has not confirmed it yet.',
  'said-paid': 'You said you paid it directly. The payee has to confirm it.',
};
export const seeBillsLabel = 'See your bills';
export const receivedTitle = 'Rent you receive';
export const receivedThisMonth = (money: string) => `${money} received this month`;
export const paymentsToConfirm = (count: number) =>
  count === 1 ? '1 payment to confirm' : `${count} payments to confirm`;
export const arrearsLabel = 'Overdue';
export const noArrears = 'Nothing is overdue.';
export const arrearsOf = (payer: string | null, street: string) => `${payer ?? 'Your tenant'}, ${street}`;
export const seeServicesLabel = 'See all rent plans';
export const paymentWorkTitle = 'Payments to check';
export const seePaymentWorkLabel = 'See what to check';
export const paymentWorkNumber = {
  differences: 'Differences with banks',
  applications: 'Applications to answer',
} as const;
export const invitedCardTitle = 'People you invited';
export const noneInvited = "You haven't invited anyone yet.";
export const pendingInvitations = (count: number) => `${count} pending`;
export const acceptedInvitations = (count: number) => `${count} accepted`;
export const inviteByEmailLabel = 'Invite a tenant or agent by email';
export const listingsCardTitle = (count: number) =>
  count === 1 ? '1 live listing' : `${count} live listings`;
export const otherListings = (counts: Readonly<Record<'draft' | 'review' | 'paused' | 'let', number>>) =>
  [
    counts.draft > 0 && (counts.draft === 1 ? '1 draft' : `${counts.draft} drafts`),
    counts.review > 0 && `${counts.review} in review`,
    counts.paused > 0 && `${counts.paused} paused`,
    counts.let > 0 && `${counts.let} let`,
  ]
    .filter(Boolean)
    .join(', ');
export const homeNumbersLabel = 'In the last 30 days';
export const homeNumber = { views: 'Views', saves: 'Saves', enquiries: 'Enquiries' } as const;
export const homeNeed = {
  list: 'has no listing yet',
  finish: 'has a draft to finish',
  photos: 'has no photos yet',
} as const;
export const homeNeedAction = { list: 'List it', finish: 'Finish', photos: 'Add photos' } as const;
export const homeNeedLabel = (action: string, home: string) => `${action}: ${home}`;
export const propertiesLabel = 'See your properties';
export const listHomeLabel = 'List a home';
export const reportsOfListings = (count: number) =>
  count === 1 ? "1 report. We're checking it." : `${count} reports. We're checking them.`;
export const noReports = 'No one has reported a problem with them.';
export const membersCardTitle = (company: string) => `Members of ${company}`;
export const memberCount = (count: number) => (count === 1 ? '1 member' : `${count} members`);
export const openInvitations = (count: number) =>
  count === 1 ? '1 invitation is open.' : `${count} invitations are open.`;
export const noOpenInvitations = 'No invitations are open.';
export const manageMembersLabel = 'Manage members';
export const seeMembersLabel = 'See members';
export const reviewsCardTitle = 'Reviews';
export const reviewNumber = { listings: 'Listings', disputes: 'Disputes', reports: 'Reports' } as const;
export const reviewsLabel = 'Open reviews';
export const messagesCardTitle = 'Messages';
export const openInboxLabel = 'Open inbox';
export const enquiriesReceived = (count: number, lately: number) =>
  `${count === 1 ? '1 enquiry' : `${count} enquiries`} received, ${lately} in the last 7 days`;
export const enquiriesSent = (count: number) => (count === 1 ? '1 enquiry sent' : `${count} enquiries sent`);
export const latestEnquiry = (sender: string | null, home: string, day: string) =>
  `${sender ?? 'Someone'} asked about ${home} on ${day}.`;
export const savedHomesTitle = (count: number) => (count === 1 ? '1 saved home' : `${count} saved homes`);
export const noSavedHomeChanges = 'No changes since you saved them.';
export const savedHomesLabel = 'See saved homes';
export const savedHomeCheaper = (difference: string) => `is now ${difference} less a month`;
export const savedHomeDearer = (difference: string) => `is now ${difference} more a month`;
export const savedHomeRentedOut = 'has been rented out';
export const savedHomeClosed = 'is no longer listed';
export const savedSearchesTitle = 'Saved searches';
export const savedSearchesLabel = 'All saved searches';
export const newHomesLabel = (count: number) => `${count} new`;
export const newHomesOfSearchLabel = (count: number, search: string) =>
  `See ${count === 1 ? '1 new home' : `${count} new homes`} in ${search}`;
export const newUserTitle = 'Start here';
export const newUserLead =
  "Save homes you like, get alerts for new ones, and message owners and agents. You'll see updates here.";
export const newListerTitle = 'List your first home';
export const newListerLead =
  'It takes about ten minutes on your phone. Your homes, and who asks about them, appear here.';
export const newCompanyTitle = "List your company's first home";
export const newCompanyLead =
  'Every member sees and edits it. Your homes, and who asks about them, appear here.';
export const noCompanyTitle = 'Choose a company';
export const noCompanyLead = 'You see its homes and members here. You can switch any time.';
export const findHomeLabel = 'Find a home';
export const seeMapLabel = 'See the map';

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
export const cookieRecordTitle = 'Your choices so far';
export const noCookieRecord =
  "You haven't chosen in this browser yet. Until you do, we only save what's necessary.";
export const cookieAction = {
  accept: 'Accepted all',
  reject: 'Rejected all',
  withdraw: 'Withdrew consent',
} as const;
export const allowedPreferencesOnly = 'Allowed preferences only';
export const allowedStatisticsOnly = 'Allowed statistics only';
export const cookieSurface = {
  banner: 'in the cookie banner',
  page: 'on this page',
  signal: 'by Global Privacy Control',
} as const;
export const inBrowser = (browser: string) => `in ${browser}`;
export const necessaryCookiesLabel = 'Necessary';
export const necessaryCookiesDescription =
  'Keep you logged in, take you back to where you were, and remember this choice and your reading aids.';
export const preferenceCookiesLabel = 'Preferences';
export const preferenceCookiesDescription =
  'Make links you open and invitations you send work in our app, through a link service. It sees the link, but not who you are.';
export const statisticsCookiesLabel = 'Statistics';
export const statisticsCookiesDescription =
  "Tell us what people use, through an analytics service and a tag manager (cookies _ga… and _gid), and what breaks, through an error reporting service. Let us compare two versions of a page (cookies exp-…, 180 days), and count how often a link to a page you share is opened, through the link service. We don't sell any of it, and none of it names you.";

// The steps of a longer form
export const stepProgress = (step: number, total: number, label: string | undefined) =>
  `Step ${step} of ${total}: ${label}`;

// The first login of a day
export const greetTitle = 'Hello';
export const greetName = (name: string) => `Hello, ${name}`;
export const greetDescription = 'See what you have to do today.';
export const greetLead = "Here's what you have to do:";
export const greetNothingLead = 'You have nothing to do today.';
export const greetListLabel = 'To do';
export const invitationTask = 'An invitation';
export const invitationTaskReason = 'Someone is waiting for your answer.';
export const unreadTaskReason = (conversations: number) =>
  conversations === 1 ? 'Someone has written to you.' : `In ${conversations} conversations.`;
export const cheaperHomeTask = (count: number) =>
  count === 1 ? '1 saved home costs less' : `${count} saved homes cost less`;
export const cheaperHomeTaskReason = 'The rent has dropped since you saved it.';

// Welcome
export const welcomeTitle = 'Welcome';
export const welcomeName = (name: string) => `Welcome, ${name}`;
export const welcomeDescription = 'Your account is ready. Choose where to start.';
export const welcomeLead = 'Your account is ready. Where would you like to start?';
export const firstStepsLabel = 'First steps';
export const findStep = 'Find a home';
export const findStepReason = 'Search by location, rent and rooms.';
export const saveStep = 'Save homes you like';
export const saveStepReason = 'Find your saved homes and searches in one place.';
export const profileStep = 'Check your profile';
export const profileStepReason = "See what others need to know about you, and where you're logged in.";
export const inboxStep = 'Open your inbox';
export const inboxStepReason = 'Find messages about your homes in one place.';
export const listHomeReason = 'It takes about ten minutes on your phone.';
export const compareStep = 'Compare rents';
export const compareStepReason = 'See asking rents in each district.';

// Completing a profile
export const missingTitle = 'Complete your profile';
export const missingDescription = "Add what's missing from your profile.";
export const missingLead =
  "The people you rent with need to know who you are. We'll only ask once, and only for what's missing.";
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
export const nameLabel = 'Name';
export const residentialStatusLabel = 'Residential status';
export const phoneLabel = 'Phone';
export const emailLabel = 'Email';
export const editProfileLabel = 'Edit profile';
export const paymentsTitle = 'Rent and payments';
export const paymentsLead =
  'Your rent plans, bills and receipts, and the bank accounts and cards you pay with.';
export const servicesLabel = 'My services';
export const paymentMethodsLabel = 'Payment methods';
export const residentialStatusName = {
  C: 'C · Singapore citizen',
  P: 'P · Permanent resident',
} as const;

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
  payment: 'you change how you pay or whom you pay',
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
    why: 'They show what you agreed to, under an account number that nobody has any more.',
  },
  {
    what: "Your account's history",
    why: "The log can't be changed. It's under an account number that nobody has any more.",
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
