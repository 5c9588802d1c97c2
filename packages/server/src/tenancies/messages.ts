import { formatDay, formatTime, formatWeekday } from '@sewa/formatters';

/** A moment in Singapore, as people say it: 'Saturday, Dec 5, 2026, 10:00'. */
export const sayMoment = (moment: Date): string => {
  const instant = moment.toISOString();
  return `${formatWeekday(instant)}, ${formatDay(instant)}, ${formatTime(instant)}`;
};

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
export const notBegunReason = 'is possible once the viewing has begun';

// Viewings: mails
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
