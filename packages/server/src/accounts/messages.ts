import { product } from '@sewa/paths';

// What is wrong with a field: it follows the name of the field, as in 'This name is empty'
export const unchangeableReason = "can't be changed here";

// A phone number, an email address and the code sent to them
export const codeTooSoonReason = 'was sent a code a moment ago. Wait a little before you ask for another.';
export const tooManyCodesReason = 'has been sent too many codes today. Try again tomorrow.';
export const lockedReason = 'is locked for a day: too many wrong codes were entered.';
export const wrongCodeReason = 'is wrong or no longer valid. Check it, or ask for a new one.';
export const codeFormatReason = "isn't complete. Enter the 6 digits we sent you.";

// Sign up and Myinfo
export const licenceNumberReason = 'should be L, seven digits and a letter, as in L3001234K';
export const companySignedUpReason =
  "belongs to a company that's already signed up. Ask one of its administrators to invite you";
export const phoneTakenReason =
  'belongs to another account. Log in to that account with your phone, then connect Singpass there.';
export const identityTakenReason = 'belongs to another account.';
export const userTypeWithStepUpReason = "can't be sent together with proofFor";

// Invitations
export const invitationReason = {
  waiting: 'is your own, so someone else has to accept it',
  accepted: 'has already been used',
  declined: 'was declined',
  withdrawn: 'was withdrawn by the person who sent it',
  expired: 'has expired, so ask for a new one',
} as const;
export const wrongInvitationCodeReason =
  'is wrong or no longer valid. Check it, or ask for a new invitation.';
export const roleForHomeReason = 'is only for an invitation to a company, not for a home';
export const actorForHomeReason = 'should be 1 to 5 for a home';
export const noTargetReason = 'is empty, and so is listingId';

// Text messages
export const codeText = (code: string) =>
  `${product.name}: your verification code is ${code}. It's valid for 5 minutes. Never share it. We will never ask for it.`;
export const noAccountText = (signUpUrl: string | null) =>
  `${product.name}: this number has no account yet. Sign up at ${signUpUrl ?? `the ${product.name} site`}. If you didn't try to log in, ignore this message.`;

// Mail: an invitation, and a reminder of it
export const unnamedInviter = 'Someone';
export const invitationSubject = (inviter: string, target: string) => `${inviter} invites you to ${target}`;
export const invitationLead = (inviter: string, target: string, role: string | null) =>
  `${inviter} invites you to join ${target}${role === null ? '' : ` as ${role}`}.`;
export const invitationByCode = (code: string, url: string) =>
  `If the link doesn't open, enter the code ${code} at ${url}.`;
export const invitationValidity = (day: string) => `The invitation is valid until ${day} and works once.`;
export const invitationFooter = (inviter: string) =>
  `${product.name} sent you this because ${inviter} entered your email address. If you don't know them, ignore this email.`;
