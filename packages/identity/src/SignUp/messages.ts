// On several screens
export const hasAccountQuestion = 'Have an account?';

// A phone number and the code sent to it
export const codeTitle = 'Enter your code';

// Sign up
export const signUpSteps = ['Who you are', 'How to sign up', 'Your phone', 'About you'] as const;
export const signUpTitle = 'Sign up';
export const changeRoleLabel = 'Change';
export const tenantDescription = "You're looking for a home to rent.";
export const tenantGains = [
  'Save and compare homes',
  'Message owners and agents',
  'Get alerts for new homes',
] as const;
export const landlordDescription = 'You own a home and rent it out.';
export const landlordGains = [
  'See enquiries about your homes',
  'Invite an agent for a home',
  'Compare rents paid nearby',
] as const;
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
export const registrationNumberLabel = 'CEA registration number';
export const registrationNumberHint = 'R, six digits and a letter, as on your salesperson card.';
export const licenceNumberLabel = 'Estate agent licence number';
export const licenceNumberHint = "Your agency's licence: L, seven digits and a letter.";
export const companyNameLabel = 'Company name';
export const companyNameHint = 'As registered with ACRA.';
export const uenLabel = 'UEN';
export const uenHint = "Your company's Unique Entity Number, 9 or 10 characters.";

// What somebody agrees to
export const termsLead = 'By creating an account, you agree to our';
export const termsLabel = 'Terms';
export const privacyLead = '. Our';
export const privacyLabel = 'Privacy';
export const privacyEnd = ' page says what we store, and why.';
