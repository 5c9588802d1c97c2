import { product } from '@sewa/paths';

export const lastAdministratorLeaves = (company: string) =>
  `You're the only administrator of ${company}, and it has other members. Make one of them an administrator first.`;

// Text messages
export const deletionText = (day: string) =>
  `${product.name}: you asked us to delete your account. We'll delete it on ${day}. To keep it, log in before then.`;

// Mail: an account that will be deleted
export const deletionLead = (day: string) =>
  `You asked us to delete your account. We'll delete it on ${day}.`;
export const deletionWayBack = "To keep it, log in before then. After that, we can't bring it back.";
export const deletionWarning = "If you didn't ask for this, log in now and keep your account.";

// In the data of others once an account was deleted
export const formerUser = 'Someone who left';
