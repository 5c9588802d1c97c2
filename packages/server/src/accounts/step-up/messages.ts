import { product } from '@sewa/paths';

// Why a request was refused, said when nothing more exact is known
export const stepUpReason = 'is needed first';

// What is wrong with a field: it follows the name of the field, as in 'This name is empty'
export const verifiedReason = "is verified and can't be changed here";

// A phone number, an email address and the code sent to them
export const ownNumberReason = 'is already your number.';
export const noNumberReason = "is missing, so we can't send you a code.";

// Text messages
export const takenNumberText = `${product.name}: someone wants to use this number for another account. If it was you, log in with this number: it already has an account. If not, ignore this message.`;
export const phoneChangedText = `${product.name}: the phone number of your account was changed. If you didn't change it, email ${product.supportEmail} straight away.`;

// Mail: a code for an email address, and that the address was changed
export const codeMailSubject = (code: string) => `${product.name}: your verification code is ${code}`;
export const codeMailLead = (code: string) =>
  `Your verification code is ${code}. Enter it on the page where you asked for it.`;
export const codeMailEnter = 'Enter this code on the page where you asked for it:';
export const codeMailReason = `You get this email because someone asked ${product.name} for a code to confirm this address.`;
export const codeMailValidity = "It's valid for 30 minutes, works once, and only in that browser.";
export const codeMailWarning =
  "If you didn't ask for it, ignore this email: nothing will change. Never share the code. We will never ask for it.";
export const emailChangedSubject = `${product.name}: your email address was changed`;
export const emailChangedLead = `The email address of your account was changed. From now on, we'll email you at the new one.`;
export const emailChangedReason = `You get this email because this was the address of your ${product.name} account.`;
export const emailChangedWarning = `If you didn't change it, email ${product.supportEmail} straight away.`;
