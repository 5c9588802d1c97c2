// Why a request was refused, said when nothing more exact is known
export const profileFirst = 'Complete your profile first.';
export const profileMissingReason = 'is missing in your profile';

// Rent plans: payees, services and bills
export const tenancyUnknownReason = "isn't a signed tenancy of yours";
export const tenancyPlannedReason = 'has a rent plan: end that one first';
export const payeeUnknownReason = "isn't one of your payees";
export const payeeRefusedReason = "has an account that the bank doesn't know. Add it again.";
export const methodUnknownReason = "isn't one of your payment methods";
export const fileUnknownReason = 'names a file that is not yours';
export const serviceNotOpenReason = 'is not open to this service now';
export const rentTooHighReason = 'is too high together with the rent';

// Paying bills
export const payeeElsewhereReason =
  "can't be paid by this plan's bank account or card. Choose another way to pay first.";
export const planOverReason = 'is too early: the whole term is over';
