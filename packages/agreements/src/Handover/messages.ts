import * as common from '../messages.ts';

export const titles = {
  'move-in': 'The home at the start',
  'move-out': 'The home at the end',
  visit: 'A look at the home',
} as const;
export const leads = {
  'move-in':
    'Go through the home together. Note what is worn or damaged, take pictures, and read the meters. Once both of you confirm it, it is frozen: your proof when the deposit comes back.',
  'move-out': 'Compare with the start, item by item. What was worn then is not new damage now.',
  visit: 'What you saw, for both of you to read.',
} as const;
export const frozenLead = 'As both of you confirmed it, item by item.';
export const description = 'The state of the home, item by item, with pictures.';
export const beginTitles = {
  'move-in': 'Record the state of the home',
  'move-out': 'Record the state at the end',
} as const;
export const beginLabel = 'Begin';
export const begun = 'Begun. What you note is saved as you go.';
export const notYet = (day: string): string =>
  `It can be recorded from the first day of the tenancy, ${common.sayDay(day)}.`;
export const notOpen = 'There is nothing to record at the moment.';
export const backLabel = 'Back to the tenancy';
export const failureTitle = "The record can't be loaded";
export const safe = 'What you changed on this device is kept here.';

export const condition = {
  new: 'As new',
  good: 'Good',
  worn: 'Worn',
  damaged: 'Damaged',
  missing: 'Missing',
} as const;
export const conditionLabel = 'Condition';
export const wordsLabel = 'Note of both of you';
export const remarkLabel = 'Your own remark';
export const otherRemark = (name: string): string => `${name} remarks:`;
export const photosLabel = 'Add pictures';
export const photoAlt = (item: string, number: number): string => `${item}, picture ${number}`;
export const waitingPhotos = (count: number): string =>
  count === 1 ? '1 picture waits on this device.' : `${count} pictures wait on this device.`;
export const atStart = 'At the start';
export const now = 'Now';
export const atStartWas = (text: string): string => `At the start: ${text}`;
export const notRead = 'Nothing was read or counted.';
export const roomCount = (noted: number, all: number): string =>
  noted === 0 ? `${all} items` : `${all} items, ${noted} noted`;
export const saveRoom = (room: string): string => `Save ${room.toLowerCase()}`;

export const countsTitle = 'Meters and keys';
export const metersTitle = 'Meters';
export const meter = { electricity: 'Electricity', water: 'Water', gas: 'Gas' } as const;
export const meterName = (kind: string): string =>
  Object.entries(meter).find(([each]) => each === kind)?.[1] ?? kind;
export const keysTitle = 'Keys and cards';
export const keyKinds = ['Front door', 'Bedroom', 'Letter box', 'Access card'] as const;
export const keyLabel = (kind: string): string => `${kind}: how many`;
export const saveMeters = 'Save meters and keys';
export const saved = 'Saved.';
export const chooseNumber = 'Enter a whole number from 0 to 99.';

export const queue = {
  sent: 'Everything is sent.',
  sending: 'Sending …',
  waiting: (what: string): string => `${what} on this device, to be sent in a moment.`,
  offline: (what: string): string => `No connection. ${what} on this device until it is back.`,
  refused: (reason: string): string => `It could not be sent: ${reason}`,
} as const;
const count = (many: number, one: string, more: string): string =>
  many === 1 ? `1 ${one}` : `${many} ${more}`;
export const whatWaits = (changes: number, photos: number): string =>
  [
    ...(changes > 0 ? [count(changes, 'change', 'changes')] : []),
    ...(photos > 0 ? [count(photos, 'picture', 'pictures')] : []),
  ].join(' and ') + (changes + photos === 1 ? ' waits' : ' wait');
export const sendLabel = 'Send now';
const noneWord = 'nothing';
const say = (text: string): string => (text === '' ? noneWord : `“${text}”`);
interface Both {
  readonly what: string;
  readonly theirs: string;
  readonly mine: string;
}
/** What both sides changed, on the device. */
export const conflict = (name: string, both: readonly Both[]): string =>
  `${name} changed the same meanwhile. ${both
    .map(({ what, theirs, mine }) => `${what}: ${say(theirs)} there, ${say(mine)} here.`)
    .join(' ')}`;
export const replaceLabel = 'Send mine';
export const keepLabel = 'Keep theirs';
/** What both sides changed, in a form without script. */
export const notReplaced = (name: string, both: readonly Both[]): string =>
  `${name} changed the same meanwhile, so that stays as it is, and the rest is saved. ${both
    .map(({ what, theirs, mine }) => `${what}: ${say(theirs)} is kept, not your ${say(mine)}.`)
    .join(' ')}`;

export const confirmTitle = 'Confirm';
export const frozenTitle = 'Confirmed';
export const confirmLead =
  'You say that the home is as it is recorded here. If the other side changes something before they confirm, you are asked again.';
export const confirmLabel = 'It is as recorded';
export const confirmed = 'You confirmed the state of the home.';
export const confirmedByYou = 'You confirmed it.';
export const confirmedByOther = (name: string): string => `${name} confirmed it as it is now.`;
export const waitsForYou = 'You have not confirmed it yet.';
export const waitsForOther = (name: string): string => `${name} has not confirmed it yet.`;
export const frozen = 'Both of you confirmed it. It is frozen, and stays readable for both of you.';
export const sendFirst =
  'Some changes wait on this device. Send them first, so that you confirm what you see.';
export { someone } from '../messages.ts';
