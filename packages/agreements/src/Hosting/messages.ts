import { MAX_SEATS } from './offerLimits.ts';

// Viewings of one's homes
export const title = 'Viewings';
export const pageDescription = 'Times at which your home can be seen, and who comes.';
export const lead =
  'Offer times to see your home. People book them on your listing, and we remind both of you.';
export const propertiesTitle = 'Properties';
export const failureTitle = "We can't show your viewings right now";
export const failureSafe = 'Your times and viewings are safe.';
export const notLiveTitle = 'Publish your listing first';
export const notLiveLead = 'You can offer times once a listing of this home is live.';
export const openPropertyLabel = 'Go to your home';
export const noOneBooks = 'This listing is not live now, so nobody can book.';

// Who comes next
export const nextTitle = 'Next viewing';
export const tellCode = (name: string): string => `Tell ${name} this code at the door:`;
export const codeTo = (name: string): string => `Code for ${name}`;

// After a viewing
export const answerTitle = 'How did it go?';
export const goOnQuestion = (name: string): string => `Do you want to go on with ${name}?`;
export const goOnLead = 'They only see your answer once they have answered, too.';
export const goesOnWords = { true: 'You want to go on.', false: "You don't want to go on." } as const;
export const otherGoesOnWords = {
  true: (name: string): string => `${name} wants to go on, too.`,
  false: (name: string): string => `${name} doesn't want to go on.`,
} as const;

// Times
export const timesTitle = 'Times to come';
export const timesOf = (listing: string): string => `Times to come: ${listing}`;
export const earlierTitle = 'Earlier viewings';
export const noTimesTitle = 'No viewing times yet';
export const noTimesLead = 'Offer your first time below: choose a day and when to begin.';
export const seatsTaken = (taken: number, seats: number): string =>
  seats === 1 ? (taken === 0 ? 'Free' : 'Booked') : `${taken} of ${seats} seats booked`;
export const forCompany = (company: string): string => `For ${company}`;
export const noteOf = (note: string): string => `“${note}”`;
export const waitingAt = (position: number): string => `Number ${position} on the waiting list`;
export const heldUntil = (time: string): string => `A freed seat is held for them until ${time}.`;
export const missedWords = {
  guest: (name: string): string => `${name} told us that you didn't come.`,
  host: (name: string): string => `You told us that ${name} didn't come.`,
} as const;
export const cancelledWords = {
  guest: (name: string): string => `${name} cancelled.`,
  host: 'You cancelled.',
} as const;
export const cancelLabel = 'Cancel';
export const cancelLabelFor = (name: string): string => `Cancel the viewing of ${name}`;
export const cancelQuestion = (name: string, moment: string): string =>
  `Cancel the viewing of ${name} on ${moment}? We'll tell them. The seat becomes free for others.`;
export const cancelConfirmLabel = 'Cancel viewing';
export const keepLabel = 'Keep viewing';
export const missedQuestion = (name: string): string =>
  `Tell us that ${name} didn't come? You can't undo this.`;
export const backLabel = 'Back';
export const removeLabel = 'Take back';
export const removeLabelFor = (moment: string): string => `Take back ${moment}`;
export const removeQuestion = (moment: string, names: readonly string[]): string =>
  names.length === 0
    ? `Take back ${moment}? Nobody has booked it.`
    : `Take back ${moment}? We'll tell ${listNames(names)} that it is cancelled.`;
export const keepTimeLabel = 'Keep time';
export const removed = 'Time taken back.';
export const removedAndTold = 'Time taken back. We told everyone who had booked it.';
export const cancelled = "Viewing cancelled. We've told them.";

function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

// Offering times
export const offerTitle = 'Offer times';
export const oneTitle = 'One time';
export const weekTitle = 'Every week';
export const listingLabel = 'Listing';
export const dayLabel = 'Day';
export const fromLabel = 'From';
export const toLabel = 'To';
export const minutesLabel = 'Length';
export const minutes = (count: number): string => (count === 60 ? '1 hour' : `${count} minutes`);
export const weekdayLabel = 'Weekday';
export const weekdays = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
] as const;
export const untilLabel = 'Until';
export const seatsLabel = 'Seats (bookings of one time)';
export const offerLabel = 'Offer time';
export const previewLabel = 'Preview times';
export const previewTitle = (times: number): string =>
  times === 1 ? 'This makes 1 time' : `This makes ${times} times`;
export const previewDay = (weekday: string, days: number, first: string, last: string): string =>
  days === 1 ? `On ${first}` : `On ${days} ${weekday}, from ${first} to ${last}`;
export const previewTimes = (times: readonly string[]): string => `Each day at ${times.join(', ')}.`;
export const offerAllLabel = (times: number): string =>
  times === 1 ? 'Offer 1 time' : `Offer ${times} times`;
export const offered = (times: number): string =>
  times === 1 ? 'Time offered. People can book it now.' : `${times} times offered. People can book them now.`;
export const chooseDay = 'Choose a day.';
export const chooseUntil = 'Choose the last day.';
export const enterFrom = 'Enter when it begins, such as 10:00.';
export const enterTo = 'Enter when the last one ends, such as 12:00.';
export const toAfterFrom = 'Choose an end that leaves time for at least one viewing.';
export const enterSeats = `Enter a number from 1 to ${MAX_SEATS}.`;
export const past = 'Choose a time in the future, within a year.';
export const untilTooFar = 'Choose a day within a year.';
export const noneMade = 'No such day is left until then. Choose a later day.';
export const tooMany = (times: number, most: number): string =>
  `This makes ${times} times, and ${most} is the most at once. Choose an earlier last day.`;
export const overlaps = 'You already host a viewing at this time. Nothing was offered: choose another time.';
export const weekOverlaps =
  'You already host a viewing at one of these times. Nothing was offered: choose other times.';
export const closed = 'This listing is closed, so no times can be offered for it.';
