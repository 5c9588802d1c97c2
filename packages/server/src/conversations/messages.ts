import type { NoticeKind } from '@sewa/api/client';
import { formatMoney, formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Chat
export const assigneeReason = 'should be a member of the company';
export const assignOthers = 'Only an administrator can assign this to somebody else.';

// Mail: an enquiry
export const enquiryGreeting = (lister: string) => `Dear ${lister},`;
export const enquiryHomeLabel = 'See the listing';
export const enquiryFooter = `${product.name} sent you this because you listed this home there.`;

// Mail: messages that were not seen
export const unnamedSender = 'Someone';
export const unseenLead = (senders: readonly string[], count: number, home: string | null) => {
  const who = senders.length === 1 ? senders[0] : `${senders[0]} and others`;
  const what = count === 1 ? 'a message' : `${formatNumber(count)} messages`;
  return `${who} sent you ${what}${home === null ? '' : ` about ${home}`}`;
};
export const unseenEarlier = (count: number) =>
  count === 1 ? 'And 1 message before these.' : `And ${formatNumber(count)} messages before these.`;
export const attachedPictures = (count: number) =>
  count === 1 ? '1 picture' : `${formatNumber(count)} pictures`;
export const attachedDocuments = (count: number) =>
  count === 1 ? '1 document' : `${formatNumber(count)} documents`;
export const answerLabel = 'Reply';
export const answerWithoutAccountLabel = 'To reply, sign up with this email address';
export const muteLabel = 'Turn off emails about this conversation';
export const unseenFooter = `${product.name} sent you this because you have unread messages.`;

// What happened to a home, in conversations about it
export const homeLetEvent = 'This home was rented out.';
export const homeClosedEvent = 'This home was taken off the market.';
export const homeLiveEvent = 'This home is back on the market.';
export const rentChangedEvent = (before: number, after: number) =>
  `The rent changed from ${formatMoney(before)} to ${formatMoney(after)} a month.`;

// Mail: a report that was settled, in the words of an operator
export const reportSettledSubject = (home: string | null) =>
  home === null ? 'The report of a message: our decision' : `The report of ${home}: our decision`;
export const reportSettledLead = (home: string | null) =>
  home === null
    ? 'Someone reported a message in a conversation of yours. We’ve looked into it.'
    : `Someone reported your listing ${home}. We've looked into it.`;
export const reportSettledOutcome = {
  removed: (isHome: boolean) => (isHome ? 'We closed the listing.' : 'We hid the message.'),
  corrected: (isHome: boolean) => (isHome ? 'The listing is corrected.' : 'The message is corrected.'),
  unfounded: () => 'We found nothing wrong.',
} as const;
export const reportSettledFooter = 'If you think this is wrong, reply to this email.';
export const reportSettledReason = `You get this email because of a report on ${product.name}.`;

// Push messages
export const pushMessageTitle = (from: string) => `New message from ${from}`;
export const pushManyTitle = (count: number) => `${formatNumber(count)} things are new on ${product.name}`;
export const pushTitle = {
  messages: 'Messages',
  money: 'Rent and payments',
  viewings: 'Viewings',
  agreements: 'Your rental',
  homes: 'Your homes',
} as const;
export const pushNotice: Readonly<Partial<Record<NoticeKind, string>>> = {
  'addendum-ended': 'A change to your agreement has ended.',
  'addendum-proposed': 'A change to your agreement waits for you.',
  'aircon-due': 'The aircon is due for a service.',
  'application-answered': 'Your application was answered.',
  'authority-asked': 'An agent asks to advertise your home.',
  'authority-granted': 'You may advertise a home.',
  'bill-contested': 'A tenant disagrees with a payment you recorded.',
  'bill-due': 'A payment is due soon.',
  'bill-failed': 'A payment failed.',
  'bill-overdue': 'Rent is overdue.',
  'bill-received': 'A payment has arrived.',
  'bill-recorded': 'Your payment was recorded.',
  'bill-reminder': 'Your landlord reminds you of a payment.',
  'bill-said-paid': 'A tenant says they have paid. Please confirm it.',
  'contract-drafted': 'Your agreement is ready to fill in.',
  'contract-expired': 'An agreement expired before everybody signed.',
  'contract-refused': 'An agreement was refused.',
  'contract-sent': 'An agreement was sent to you to check.',
  'contract-signed': 'Everybody has signed your agreement.',
  'contract-to-sign': "It's your turn to sign.",
  'deposit-answer': 'The deposit waits for your answer.',
  'deposit-due': 'The deposit is due back soon.',
  'deposit-proposed': 'Your landlord proposes what to keep of the deposit.',
  'deposit-returned': 'The deposit was returned.',
  'document-ends': 'One of your papers ends soon.',
  'duty-due': 'Stamp duty is due soon.',
  'exit-opens': 'You may give notice soon.',
  'handover-due': 'The handover is coming up.',
  'home-taken': 'A home you asked about is no longer available.',
  'inspection-to-confirm': 'An inspection waits for you to confirm it.',
  'listing-paused': 'We paused one of your listings.',
  'listing-rejected': 'One of your listings needs a change.',
  'listing-reported': 'Somebody reported one of your listings.',
  'listing-unconfirmed': 'Is your home still available?',
  'offer-declined': 'An offer was declined.',
  'offer-expired': 'An offer has expired.',
  'offer-received': 'You have an offer.',
  'paper-sent': 'A signed paper was sent to you.',
  'payee-changed': 'The account your rent goes to has changed.',
  'payment-method-ended': 'A payment method has ended.',
  'renewal-closes': 'The time to renew ends soon.',
  'renewal-opens': 'You can renew your tenancy.',
  'rental-agreed': 'An offer was accepted.',
  'rental-withdrawn': 'The other side has withdrawn.',
  'repair-changed': 'There is news about a repair.',
  'repair-reported': 'Your tenant reported a repair.',
  'tenancy-ending': 'A tenancy ends soon.',
  'tenancy-running': 'A tenancy has begun.',
  'unit-disputed': 'Somebody else says that a home is theirs.',
  'viewing-answer': 'There is an answer about a viewing.',
  'viewing-booked': 'Somebody booked a viewing.',
  'viewing-cancelled': 'A viewing was cancelled.',
  'viewing-offered': 'A viewing time is free for you.',
  'viewing-soon': 'A viewing is coming up.',
};
