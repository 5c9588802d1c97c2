import { formatDay } from '@sewa/formatters';

export { seeRentalPageLabel } from '../contracts/messages.ts';
export { someone } from '../messages.ts';

// Rooms and what is looked at in them
export const livingRoom = 'Living room';
export const bedroom = 'Bedroom';
export const kitchen = 'Kitchen';
export const bathroom = 'Bathroom';
export const ownRoom = 'Room';
export const sharedRooms = 'Shared rooms';
const common = ['Walls and ceiling', 'Floor', 'Door and lock', 'Lights and switches'] as const;
export const livingItems: readonly string[] = [...common, 'Windows', 'Air conditioning', 'Furniture'];
export const bedroomItems: readonly string[] = [
  ...common,
  'Windows',
  'Air conditioning',
  'Bed and mattress',
  'Wardrobe',
];
export const kitchenItems: readonly string[] = [
  ...common,
  'Sink and tap',
  'Cabinets',
  'Cooker and hood',
  'Refrigerator',
  'Washing machine',
];
export const bathroomItems: readonly string[] = [
  ...common,
  'Shower',
  'Toilet',
  'Basin and tap',
  'Water heater',
];
export const sharedItems: readonly string[] = ['Kitchen', 'Bathroom', 'Living room'];

// Reasons
export const inspectionUnknownReason = 'is no record of the state of this home';
export const inspectionFrozenReason = 'was confirmed by both sides and stays as it is';
export const endPastReason = 'should be today or later, and before the last day of the agreement';
export const noticeReason = (day: string) =>
  `should be ${formatDay(day)} or later, by the notice that the agreement asks for`;
export const noClauseReason = 'is not a clause of this agreement';
export const tenantOnlyReason = 'is a reason that only tenants have';
export const landlordOnlyReason = 'is a reason that only landlords have';

// What conversations say
export const confirmedEvent = (name: string, kind: 'move-in' | 'move-out') =>
  `${name} confirmed the state of the home at the ${kind === 'move-in' ? 'start' : 'end'}.`;
export const runningEvent = 'Both sides confirmed the state of the home. The tenancy runs.';
export const movedOutEvent = 'Both sides confirmed the state of the home at the end.';
export const termStartedEvent =
  'The first day has come. Record the state of the home and hand over the keys.';
export const endedEvent = 'The last day is over. What is left is the deposit.';
const clauseWords = {
  diplomatic: 'by the clause on work abroad',
  mutual: 'and says that both sides agreed to it',
  breach: 'and says that the agreement was broken',
  destroyed: 'since nobody can live in the home',
  sale: 'since the home is sold',
} as const;
export const terminatedEvent = (name: string, clause: keyof typeof clauseWords, day: string) =>
  `${name} ends the tenancy ${clauseWords[clause]}. Its last day is ${formatDay(day)}.`;

// Mails
export const handoverDueSubject = (home: string) => `Keys today: ${home}`;
export const handoverDueLead = (home: string) =>
  `The tenancy of ${home} begins. Go through the home together, record its state with pictures, and both confirm it.`;
export const handoverDueAdvice =
  'It works without a signal. What you both confirm is your proof when the deposit comes back.';
export const recordLabel = 'Record the state';
export const confirmSubject = (home: string) => `Confirm the state of the home: ${home}`;
export const confirmLead = (name: string, home: string) =>
  `${name} confirmed the state of ${home} as it is recorded. Check it item by item, and confirm it too.`;
export const checkLabel = 'Check it';
export const runningSubject = (home: string) => `Your tenancy runs: ${home}`;
export const runningLead = (home: string) =>
  `Both sides confirmed the state of ${home}. The record is frozen, and both of you can read it at any time.`;
export const endingSubject = (home: string) => `The tenancy ends: ${home}`;
export const endedLead = (home: string) =>
  `The last day of the tenancy of ${home} is over. Record the state at the end, and settle the deposit.`;
export const movedOutLead = (home: string) =>
  `Both sides confirmed the state of ${home} at the end. The landlord now says what is kept of the deposit, if anything.`;
export const terminatedLead = (
  name: string,
  home: string,
  { clause, day }: { clause: keyof typeof clauseWords; day: string },
) =>
  `${name} ends the tenancy of ${home} early, ${clauseWords[clause]}. Its last day is ${formatDay(day)}. If that is not right, say so in the conversation.`;
