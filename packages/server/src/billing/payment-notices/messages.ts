import type { PaymentReason } from '@sewa/api/client';
import { product } from '@sewa/paths';

// Mail: bills and payments
export const paymentMailReason = `You get this email because you pay or receive rent on ${product.name}.`;
export const unnamedPayer = 'The tenant';
export const billName = (kind: 'rent' | 'deposit', month: string) =>
  kind === 'rent' ? `rent for ${month}` : `deposit with the rent for ${month}`;
export const seeBillsLabel = 'See your bills';
export const seePaymentsLabel = 'See the payments';
export const payNowLabel = 'Pay or choose another way';
export const getReceiptLabel = 'Get the receipt';
export const collectSubject = (bill: string, money: string, day: string) =>
  `We'll collect ${money} on ${day}: ${bill}`;
export const collectLead = (money: string, home: string, payee: string, day: string) =>
  `We'll collect ${money} for ${home} on ${day} and pay it to ${payee}. You don't need to do anything.`;
export const collectFeeNote = 'The fee for your card is added. You can see it on the bill.';
export const billDueSubject = (bill: string, day: string) => `Pay the ${bill} by ${day}`;
export const billDueLead = (money: string, home: string, payee: string, day: string) =>
  `${money} for ${home} is due to ${payee}. Pay it by ${day}.`;
export const billOverdueSubject = (bill: string, day: string) => `The ${bill} was due on ${day}`;
export const billOverdueLead = (money: string, home: string, payee: string, day: string) =>
  `${money} for ${home} was due to ${payee} on ${day}. Pay it now, or tell ${payee} when you will.`;
export const remindedSubject = (payee: string, bill: string) => `${payee} reminds you to pay the ${bill}`;
export const remindedLead = (money: string, home: string, payee: string, day: string) =>
  `${payee} asked us to remind you: ${money} for ${home} is due on ${day}.`;
export const remindedOverdueLead = (money: string, home: string, payee: string, day: string) =>
  `${payee} asked us to remind you: ${money} for ${home} was due on ${day}.`;
export const remindedNote = 'Paid it already? Open the bill and record what you paid outside Sewa.';
export const billFailedSubject = (bill: string) => `Payment failed: ${bill}`;
export const billFailedLead = (money: string, home: string, payee: string) =>
  `Your payment of ${money} to ${payee} for ${home} didn't go through. Nothing was taken.`;
export const failureReason: Readonly<Record<PaymentReason, string>> = {
  '3ds-failed': "The check by your card's bank failed.",
  'account-closed': 'The account is closed.',
  contested: "You said you didn't pay it.",
  'authentication-required': 'Your bank wants you to confirm it.',
  declined: 'Your bank declined it.',
  'disputed-by-payer': 'You disputed it at your bank.',
  expired: "It wasn't confirmed in time.",
  'expired-card': 'The card has expired.',
  'insufficient-funds': "There wasn't enough money in the account.",
  lost: 'The card was reported lost or stolen.',
  'mandate-ended': 'Your eGIRO arrangement has ended.',
  'mandate-suspended': 'Your bank has suspended your eGIRO arrangement.',
  'method-ended': "The bank account or card can't be used any more.",
  'not-received': "The payee says it didn't arrive.",
  'other-provider': "The bank account or card can't be used for this payee.",
  'over-limit': 'It was above the limit you set at your bank.',
  'payee-not-proven': "The payee's account can't be paid yet.",
  'record-undone': 'Your landlord recorded it by mistake.',
  'rejected-by-payer': "It wasn't approved at the bank.",
  returned: 'Your bank took it back.',
  'taken-back': "You said later that you hadn't paid it.",
  'time-out': 'It took too long to confirm.',
  'unknown-mandate': "Your bank doesn't know the arrangement any more.",
};
export const retryNote = (day: string) => `We'll try again on ${day}. You can also pay now.`;
export const noRetryNote = "We won't try again automatically. Pay now, or choose another way to pay.";
export const needsActionSubject = (bill: string) => `Confirm your payment: ${bill}`;
export const needsActionLead = (money: string, home: string, payee: string) =>
  `Your bank wants you to confirm the payment of ${money} to ${payee} for ${home}. It isn't paid until you do.`;
export const confirmWithBankLabel = 'Confirm it';
export const billPaidSubject = (bill: string) => `Paid: ${bill}`;
export const billPartPaidSubject = (bill: string) => `Part paid: ${bill}`;
export const billPaidLead = (money: string, home: string, payee: string, day: string) =>
  `Your payment of ${money} to ${payee} for ${home} settled on ${day}.`;
export const billOpenNote = (money: string, day: string) => `Still to pay: ${money}, due on ${day}.`;
export const billReceivedSubject = (payer: string, bill: string) => `${payer} paid: ${bill}`;
export const billReceivedLead = (payer: string, money: string, home: string, day: string) =>
  `${payer} paid you ${money} for ${home}. The payment settled on ${day}.`;
export const billReturnedSubject = (bill: string) => `Payment taken back: ${bill}`;
export const billReturnedPayerLead = (money: string, home: string, payee: string) =>
  `Your bank took back the payment of ${money} to ${payee} for ${home}. Its receipt is cancelled, and the bill is open again.`;
export const billReturnedPayeeLead = (payer: string, money: string, home: string) =>
  `The bank of ${payer} took back the payment of ${money} for ${home}. Its receipt is cancelled, and the bill is open again.`;
export const refundSubject = (bill: string, money: string) => `Refund of ${money}: ${bill}`;
export const refundPayerLead = (payee: string, money: string, home: string) =>
  `${payee} refunded ${money} of your payment for ${home}.`;
export const refundPayeeLead = (payer: string, money: string, home: string) =>
  `${money} of the payment for ${home} was refunded to ${payer}.`;
export const refundReason = (words: string) => `Reason: ${words}`;
export const saidPaidSubject = (payer: string, bill: string) =>
  `Did it arrive? ${payer} says they paid the ${bill}`;
export const saidPaidLead = (payer: string, money: string, home: string, day: string) =>
  `${payer} says they paid you ${money} for ${home} directly on ${day}. Check your bank account, then confirm it or say it didn't arrive.`;
export const confirmPaymentLabel = 'Confirm the payment';
export const notPaidSubject = (bill: string) => `Not received: ${bill}`;
export const notPaidLead = (payee: string, money: string, home: string) =>
  `${payee} says your payment of ${money} for ${home} didn't arrive. Check with your bank or with ${payee}.`;
export const recordedSubject = (bill: string) => `Recorded as paid: ${bill}`;
export const recordedLead = (payee: string, money: string, home: string, day: string) =>
  `${payee} recorded that you paid ${money} for ${home} outside Sewa on ${day}. Is that wrong? Open the bill and choose "I didn't pay this".`;
export const recordUndoneSubject = (bill: string) => `No longer recorded as paid: ${bill}`;
export const recordUndoneLead = (payee: string, money: string, home: string) =>
  `${payee} took back the record that you paid ${money} for ${home} outside Sewa. Its receipt is cancelled, and the bill is open again.`;
export const contestedSubject = (payer: string, bill: string) => `${payer} says they didn't pay the ${bill}`;
export const contestedLead = (payer: string, money: string, home: string) =>
  `You recorded ${money} for ${home} as paid outside Sewa. ${payer} says they didn't pay it. Its receipt is cancelled, and the bill is open again.`;
export const payeeChangedSubject = (home: string) => `The payee has changed: ${home}`;
export const payeeChangedOwnLead = (payee: string, home: string) =>
  `You changed who gets the rent for ${home}. It's now ${payee}.`;
export const payeeWaitNote = (day: string) => `For your safety, they can be paid from ${day}.`;
export const notYouNote =
  "Not you? Log in, change it back, and log out browsers you don't recognise in your profile.";
export const payeeChangedLead = (payer: string, payee: string, home: string) =>
  `${payer} changed who gets the rent for ${home}. It's now ${payee}. If you didn't expect this, ask ${payer}.`;
export const methodChangedSubject = (home: string) => `The way to pay has changed: ${home}`;
export const methodChangedOwnLead = (home: string) => `You changed how you pay the rent for ${home}.`;
export const methodChangedLead = (payer: string, home: string) =>
  `${payer} changed how they pay the rent for ${home}. You don't need to do anything.`;
export const seePlanLabel = 'See the rent plan';
export const payeeRefusedSubject = (payee: string) => `We couldn't find the account of ${payee}`;
export const payeeRefusedLead = (payee: string) =>
  `The bank doesn't know the account you gave for ${payee}, so they can't be paid. Check the number and add the payee again.`;
export const addPayeeLabel = 'Add the payee again';
export const methodEndedSubject = { egiro: 'Your eGIRO arrangement has ended', card: 'Your card has ended' };
export const methodEndedLead = {
  egiro:
    "Your eGIRO arrangement has ended, so rent isn't collected with it any more. Add another way to pay.",
  card: "Your card has expired or was removed, so rent isn't collected with it any more. Add another way to pay.",
};
export const methodSuspendedSubject = {
  egiro: 'Your bank suspended your eGIRO arrangement',
  card: 'Your card was suspended',
};
export const methodSuspendedLead = {
  egiro:
    "Your bank suspended your eGIRO arrangement, so rent isn't collected with it. Ask your bank, or add another way to pay.",
  card: "Your bank suspended your card, so rent isn't collected with it. Ask your bank, or add another way to pay.",
};
export const addMethodLabel = 'Add a payment method';
export const answeredSubject = 'Your application was answered';
export const answeredLead = 'We answered your application with terms. Read them before you decide anything.';
export const readTermsLabel = 'Read the terms';
