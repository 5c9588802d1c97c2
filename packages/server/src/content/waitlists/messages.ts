import { formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Waitlists
export const waitlistClosed = 'This waitlist is closed.';
export const phoneReason = "isn't a Singapore number. Enter 8 digits, such as 9123 4567.";
export const uaePhoneReason = "isn't a number of the United Arab Emirates. Enter one like +971 50 123 4567.";
export const waitlistConsentVersion = '2026-11-28';
export const waitlistConsent = (title: string, isPhoneAsked: boolean) =>
  `I agree that ${product.name} keeps my name${isPhoneAsked ? ', email address and phone number' : ' and email address'} to tell me about “${title}”, until I leave the list. Every email has a link to leave.`;

// Mail: a waitlist
export const waitlistConfirmSubject = (title: string) => `Confirm that you want to join “${title}”`;
export const waitlistConfirmLead = (title: string) =>
  `Someone, hopefully you, entered this email address to join the ${product.name} waitlist “${title}”.`;
export const waitlistConfirmAction = 'Confirm, or leave the list';
export const waitlistConfirmValidity =
  "You're on the list once you confirm, and we'll tell you your place in the queue. Keep this email: you can leave with the same link at any time.";
export const waitlistConfirmWarning =
  "If it wasn't you, ignore this email. We delete your details after 48 hours, and don't write again.";
export const waitlistMailReason = (title: string) =>
  `You get this email because someone entered your address for the ${product.name} waitlist “${title}”.`;
export const waitlistJoinedSubject = (title: string) => `You're already on the waitlist “${title}”`;
export const waitlistJoinedLead = (title: string, place: number) =>
  `You joined the ${product.name} waitlist “${title}” before. Your place in the queue is ${formatNumber(place)}.`;
export const waitlistLeaveAction = 'See your place, or leave the list';
export const waitlistJoinedWarning =
  "Someone entered your email address again. If it wasn't you, there's nothing you need to do.";
