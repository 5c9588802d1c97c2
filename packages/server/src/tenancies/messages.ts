import { formatDay, formatMoney, formatTime, formatWeekday } from '@sewa/formatters';

/** A moment in Singapore, as people say it: 'Saturday, Dec 5, 2026, 10:00'. */
export const sayMoment = (moment: Date): string => {
  const instant = moment.toISOString();
  return `${formatWeekday(instant)}, ${formatDay(instant)}, ${formatTime(instant)}`;
};

/** What is paid for services besides the rent, as a bill names it. */
export const servicesCharge = 'Services';

// Viewings: reasons
export const slotOverlapReason = 'overlaps another viewing that you host';
export const slotOrderReason = 'should end after it begins, within 8 hours';
export const slotPastReason = 'should be in the future, within a year';
export const slotFullReason = 'is full. Get in line, or choose another time';
export const slotFreeReason = 'has a free seat. Book it';
export const slotOverReason = 'is over, or is no longer offered';
export const slotOwnReason = 'is for a home that you list yourself';
export const slotTakenReason = 'is one you have a viewing at already';
export const slotOtherReason = 'is of another home';
export const slotClosedReason = 'needs a home that is on the market or paused';
export const wrongCodeReason = 'is wrong. Ask your host for the 6 digits';
export const notOpenReason = 'is not possible now';

// Viewings: mails
export const viewingMailReason = 'You get this email because you have, or host, a viewing on Sewa.';
export const viewingBookedSubject = (home: string) => `Viewing booked: ${home}`;
export const guestBookedLead = (home: string, when: string) =>
  `You have a viewing of ${home} on ${when} (Singapore time).`;
export const guestBookedAdvice =
  'At the door, your host tells you a code of 6 digits. Enter it on the page below, so that you know you met the right person. Never pay anything before you have seen the home.';
export const hostBookedLead = (guest: string, home: string, when: string) =>
  `${guest} booked a viewing of ${home} on ${when} (Singapore time).`;
export const guestNote = (note: string) => `Their note: ${note}`;
export const hostBookedAdvice = 'Tell them the code on the page below when they arrive.';
export const viewingMovedSubject = (home: string) => `Viewing moved: ${home}`;
export const hostMovedLead = (guest: string, home: string, when: string) =>
  `${guest} moved their viewing of ${home} to ${when} (Singapore time).`;
export const viewingCancelledSubject = (home: string) => `Viewing cancelled: ${home}`;
export const viewingCancelledLead = (home: string, when: string) =>
  `The viewing of ${home} on ${when} (Singapore time) was cancelled.`;
export const viewingOfferedSubject = (home: string) => `A viewing is free for you: ${home}`;
export const viewingOfferedLead = (home: string, when: string, until: string) =>
  `Someone gave up their viewing of ${home} on ${when}. We hold it for you until ${until} (Singapore time).`;
export const viewingSoonSubject = (home: string, when: string) => `Viewing of ${home}: ${when}`;
export const viewingSoonLead = (home: string, when: string) =>
  `A reminder: there is a viewing of ${home} on ${when} (Singapore time).`;
export const viewingAnswerSubject = (home: string) => `You saw ${home}. Do you want to go on?`;
export const guestAnswerLead = (home: string) =>
  `How was the viewing of ${home}? Tell us in one press whether you want to go on. Then you can make an offer.`;
export const hostAnswerLead = (guest: string, home: string) =>
  `${guest} saw ${home}. Tell us in one press whether you want to go on with them.`;
export const seeViewingLabel = 'See the viewing';
export const seeViewingsLabel = 'See your viewings';
export const takeViewingLabel = 'Take it';
export const answerLabel = 'Answer';
export const otherTimesLabel = 'See other times';
export const someone = 'Someone';
export const calendarSummary = (home: string) => `Viewing: ${home}`;

// Rentals: reasons
export const ownListingReason = 'is one that you let yourself';
export const openOffersReason = 'are open: confirm that they are declined';
const sayOpenOffers = (count: number) => (count === 1 ? '1 offer is open.' : `${count} offers are open.`);
const sayDeclined = (count: number) =>
  count === 1
    ? "declines it. Listing it again doesn't bring the offer back."
    : "declines them. Listing it again doesn't bring the offers back.";
export const declineQuestion = {
  let: (count: number) => `${sayOpenOffers(count)} Marking it as let ${sayDeclined(count)}`,
  close: (count: number) =>
    `${sayOpenOffers(count)} Closing the listing declines ${count === 1 ? 'it' : 'them'}.`,
} as const;
export const notLiveReason = 'is not on the market now';
export const offerExpiredReason = 'has expired';
export const offerGoneReason = 'is no longer the open offer';
export const expiryPastReason = 'should be in the future, within 30 days';
export const termPastReason = 'should be today or later, within two years';
export const partAgreedReason = 'was agreed with someone else for these days';
export const otherSideReason = 'is on the other side: they invite their own people';
export const lastPartyReason = 'is only possible while someone else of your side stays. Withdraw instead';
export const bothSidesReason = 'is already on the other side of this rental';
export const bothSidesMessage = 'You are on the other side of this rental. Nobody can be on both.';

// Rentals: the file of them
export const rentalColumns = [
  'Home',
  'Your side',
  'Other side',
  'State',
  'Rent a month (SGD)',
  'Last day',
  'Overdue (SGD)',
  'Overdue bills',
  'Contract',
] as const;
export const sideNames = { tenant: 'Tenant', landlord: 'Landlord' } as const;
export const rentalStates = {
  talking: 'Talking',
  offered: 'Offer open',
  agreed: 'Agreed, subject to contract',
  contracting: 'Agreement being written',
  signing: 'Waiting for signatures',
  signed: 'Signed',
  running: 'Running',
  ending: 'Ending',
  ended: 'Ended',
  settled: 'Settled',
  withdrawn: 'Withdrawn',
  expired: 'Offer expired',
} as const;

// Rentals: what conversations say
const sayTerms = ({ monthlyRent, months, from }: { monthlyRent: number; months: number; from: string }) =>
  `${formatMoney(monthlyRent)} a month for ${months === 1 ? '1 month' : `${months} months`} from ${formatDay(from)}`;
export const rentalStartedEvent = (name: string, home: string) => `${name} is interested in renting ${home}.`;
export const offeredEvent = (name: string, terms: Parameters<typeof sayTerms>[0]) =>
  `${name} offers ${sayTerms(terms)}.`;
export const counteredEvent = (name: string, terms: Parameters<typeof sayTerms>[0]) =>
  `${name} answers with ${sayTerms(terms)}.`;
export const acceptedEvent = (name: string) => `${name} accepted. You agreed, subject to contract.`;
export const declinedEvent = (name: string) => `${name} declined the offer.`;
export const expiredEvent = 'The offer expired.';
export const withdrawnEvent = (name: string) => `${name} withdrew.`;
export const takenEvent = 'The home went to someone else.';
export const goneEvent = {
  let: 'The home was marked as let, so the open offer was declined.',
  close: 'The listing was closed, so the open offer was declined.',
} as const;
export const invitedEvent = (name: string, role: string) => `${name} invited a ${role.toLowerCase()}.`;
export const joinedEvent = (name: string) => `${name} joined.`;
export const leftEvent = (name: string) => `${name} left.`;

// Rentals: mails
export const rentalMailReason = 'You get this email because you are a party of this rental on Sewa.';
export const offerReceivedSubject = (home: string) => `An offer to answer: ${home}`;
export const offerReceivedLead = (home: string, terms: Parameters<typeof sayTerms>[0]) =>
  `You have an offer for ${home}: ${sayTerms(terms)}.`;
export const offerAnswerBy = (until: Date) =>
  `Accept, decline or make a counter-offer by ${sayMoment(until)} (Singapore time). Nothing is binding before you both sign.`;
export const seeOfferLabel = 'See the offer';
export const offerDeclinedSubject = (home: string) => `Your offer was declined: ${home}`;
export const offerDeclinedLead = (home: string) =>
  `Your offer for ${home} was declined. You can make another one.`;
export const offerExpiredSubject = (home: string) => `The offer expired: ${home}`;
export const offerExpiredLead = (home: string) =>
  `Nobody answered the offer for ${home} in time. Either of you can make a new one.`;
export const agreedSubject = (home: string) => `You agreed: ${home}`;
export const agreedLead = (home: string, terms: Parameters<typeof sayTerms>[0]) =>
  `You agreed on ${home}: ${sayTerms(terms)}. It is subject to contract: nothing is binding before you both sign.`;
export const seeRentalLabel = 'See what you agreed';
export const takenSubject = (home: string) => `Rented to someone else: ${home}`;
export const takenLead = (home: string) =>
  `We're sorry: ${home} went to someone else. Thank you for your interest. Similar homes are on its page.`;
export const goneSubject = (home: string) => `No longer available: ${home}`;
export const goneLead = {
  let: (home: string) =>
    `We're sorry: ${home} has been let, so the open offer was declined. Similar homes are on its page.`,
  close: (home: string) =>
    `We're sorry: ${home} was taken off the market, so the open offer was declined. Similar homes are on its page.`,
} as const;
export const seeSimilarLabel = 'See similar homes';
export const withdrawnSubject = (home: string) => `They withdrew: ${home}`;
export const withdrawnLead = (home: string) => `The other side withdrew from renting ${home}.`;
export const homeLiveAgainLead = 'The home is on the market again.';
export const seeRentalsLabel = 'See the rental';
