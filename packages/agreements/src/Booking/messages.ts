// Booking a viewing
export const pageTitle = (home: string): string => `Book a viewing of ${home}`;
export const pageDescription = 'Choose a time to see this home, and find everything about your viewing here.';
export const title = 'Book a viewing';
export const lead = 'Free of charge. All times are Singapore time.';
export const allHomesLabel = 'All homes';
export const rentPerMonth = (rent: string): string => `${rent} a month`;
export const scamAdvice = 'Never pay before you have seen the home.';
export const listedBy = (name: string): string => `Listed by ${name}`;
export const messageLabel = (name: string): string => `Message ${name}`;
export const chooseTitle = 'Choose a time';
export const chooseOtherTitle = 'Choose another time';
export const freeSeats = (free: number): string => (free === 1 ? '1 seat left' : `${free} seats left`);
export const noteLabel = 'Note to your host';
export const noteHint = 'Optional. For example, who comes with you.';
export const bookLabel = 'Book viewing';
export const moveLabel = 'Move viewing';
export const keepTimeLabel = 'Keep the time you have';
export const chooseTime = 'Choose a time.';
export const fullTitle = 'Full times';
export const fullLead = 'If someone cancels, we hold the seat for the first on the waiting list for 2 hours.';
export const waitLabel = 'Join the waiting list';
export const waitLabelFor = (moment: string): string => `Join the waiting list for ${moment}`;
export const noTimesTitle = 'No viewing times yet';
export const noOtherTimesTitle = 'No other times are free';
export const noTimesLead = (name: string): string => `Ask ${name} when you can see this home.`;
export const goneTitle = 'This home is no longer available';
export const goneLead = 'No more viewings can be booked.';
export const failureTitle = "We can't show the viewing times right now";
export const failureSafe = 'Your viewings are safe.';
export const slotIssue = (reason: string): string => `This time ${reason}.`;

// One's own viewing
export const ownTitle = 'Your viewing';
export const ownTitles = 'Your viewings';
export const withHost = (name: string): string => `With ${name}`;
export const waitingWords = (position: number): string =>
  `You're number ${position} on the waiting list. If someone cancels, we hold the seat for the first in line for 2 hours and email them.`;
export const offeredWords = (until: string): string => `We hold it for you until ${until}`;
export const bookedWords = 'We remind you a day before and 2 hours before.';
export const codeLater =
  'When you arrive, your host tells you a code. Enter it here, so you know you met the right person.';
export const arrivedWords = (name: string): string => `You met ${name}. Their code was right.`;
export const missedWords = {
  guest: (name: string): string => `You told us that ${name} didn't come.`,
  host: (name: string): string => `${name} told us that you didn't come.`,
} as const;
export const cancelledWords = {
  guest: 'You cancelled this viewing.',
  host: (name: string): string => `${name} cancelled this viewing. You can choose another time.`,
} as const;
export const calendarLabel = 'Add to calendar';
export const moveOpenLabel = 'Move';
export const cancelLabel = 'Cancel viewing';
export const leaveLabel = 'Leave the waiting list';
export const declineLabel = "I don't need it";
export const takeLabel = 'Take it';
export const codeLabel = 'Code from your host';
export const codeHint = 'Ask your host for their code.';
export const arriveLabel = "I'm here";
export const cancelQuestion = (moment: string, name: string): string =>
  `Cancel your viewing on ${moment}? We'll tell ${name}.`;
export const leaveQuestion = (moment: string): string => `Give up your place for ${moment}?`;
export const keepLabel = 'Keep it';
export const missedQuestion = (name: string): string =>
  `Tell us that ${name} didn't come? You can't undo this.`;
export const backLabel = 'Back';
export const goOnQuestion = 'Do you want to go on with this home?';
export const goOnLead = "If you say yes, you can make an offer next. It doesn't bind you yet.";
export const goesOnWords = {
  true: 'You want to go on with this home.',
  false: "You don't want to go on with this home.",
} as const;
export const bothGoOn = (name: string): string => `So does ${name}.`;
export const offerLabel = 'Make an offer';

// What was done
export const booked = "You've booked a viewing. We've emailed you the details.";
export const moved = "Your viewing is moved. We've told your host.";
export const cancelled = 'Your viewing is cancelled.';
export const left = "You've left the waiting list.";
export const waits = (position: number): string => `You're number ${position} on the waiting list.`;
export const arrived = "The code is right. You're in the right place.";
export const enterCode = 'Enter the 6 digits your host tells you.';
export const wrongCode = 'This code is wrong. Ask your host for the 6 digits.';
export const notForRent = "You can't make an offer now: this home is no longer available.";
