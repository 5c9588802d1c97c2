import type { PaymentReason, SetupReason } from '@sewa/api/client';

/** Why a payment or a setup failed, in words, and what to do now. */
export interface Reason {
  readonly words: string;
  readonly advice: string;
}

const tryAnother = 'Try again, or use another bank account or card.';

const reasons: Readonly<Record<PaymentReason | SetupReason, Reason>> = {
  '3ds-failed': {
    words: 'Your bank could not confirm that it was you.',
    advice: 'Try again and approve it in your banking app, or use another card.',
  },
  'account-closed': {
    words: 'This bank account is closed.',
    advice: 'Set up another bank account or a card.',
  },
  'authentication-required': {
    words: 'Your bank wants you to approve this payment.',
    advice: 'Pay the bill yourself this time. Your bank will ask you to confirm it.',
  },
  declined: {
    words: 'The bank declined it without giving a reason.',
    advice: 'Ask your bank, or use another bank account or card.',
  },
  'disputed-by-payer': {
    words: 'You told your bank that this payment was not right, and the bank took it back.',
    advice: 'The bill is open again. If that was a mistake, pay it again.',
  },
  'earlier-end': {
    words: 'You set an end date at the bank that is too early.',
    advice: 'Start again, and leave the end date at the bank empty.',
  },
  expired: {
    words: 'Time ran out before it was finished.',
    advice: 'Nothing was charged. Start again when you are ready.',
  },
  'expired-card': { words: 'The card has expired.', advice: 'Add your new card.' },
  'insufficient-funds': {
    words: 'There was not enough money in the account.',
    advice: 'Top up the account and pay again, or use another bank account or card.',
  },
  lost: {
    words: 'The card was reported lost or stolen.',
    advice: 'Use another card or a bank account.',
  },
  'lower-limit': {
    words: 'The limit you set at the bank is lower than the bill.',
    advice: 'Raise the limit at your bank, or use another bank account or card.',
  },
  'mandate-ended': {
    words: 'Your eGIRO arrangement has ended at the bank.',
    advice: 'Set up the bank account again, or use a card.',
  },
  'mandate-suspended': {
    words: 'Your bank has suspended your eGIRO arrangement.',
    advice: 'Ask your bank, or pay another way.',
  },
  contested: {
    words: 'You said you didn’t pay this.',
    advice: 'Pay the bill here, or ask your landlord about it.',
  },
  'method-ended': {
    words: 'The bank account or card of this plan could not be used any more.',
    advice: 'Choose another one for the plan, and pay this bill yourself.',
  },
  'not-received': {
    words: 'The payee says the money did not arrive.',
    advice: 'Check with your bank and with the payee.',
  },
  'other-provider': {
    words: 'This bank account or card cannot be used for this payee.',
    advice: 'Choose another way to pay for the plan, and pay this bill yourself.',
  },
  'over-limit': {
    words: 'The bill is above the limit of the account or card.',
    advice: 'Raise the limit at your bank, or use another bank account or card.',
  },
  'payee-not-proven': {
    words: "The payee's account cannot be paid yet.",
    advice: 'Nothing was charged. Try again later, or ask the payee.',
  },
  'record-undone': {
    words: 'Your landlord recorded this by mistake.',
    advice: 'The bill is open again. Pay it here, or ask your landlord about it.',
  },
  'rejected-by-bank': { words: 'The bank rejected it.', advice: 'Ask your bank, or use another account.' },
  'rejected-by-payer': {
    words: 'It was not approved at the bank.',
    advice: 'Start again if that was not what you wanted.',
  },
  returned: {
    words: 'The bank took the payment back after it had been made.',
    advice: 'The bill is open again. Pay it another way, and ask your bank why.',
  },
  'taken-back': {
    words: 'You said later that you had not paid it.',
    advice: 'Pay the bill, or say again that you paid it.',
  },
  'time-out': {
    words: 'The bank did not finish in time.',
    advice: 'Nothing was charged. Start again.',
  },
  'unknown-mandate': {
    words: 'Your bank does not know this arrangement any more.',
    advice: 'Set up the bank account or card again.',
  },
};

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

const unknownReason: Reason = { words: 'It did not work, and the bank gave no reason.', advice: tryAnother };

/** Explains a code of a provider; an unknown one in general words. */
export const explainReason = (code: string | null | undefined): Reason =>
  typeof code === 'string' && isKnown(code) ? reasons[code] : unknownReason;
