import type { Viewing } from '@sewa/api/client';

/** Somebody's place in a time of the sample market. */
export interface SampleViewing {
  /** What comes after `sample-` in the id of the guest. */
  readonly guest: string;
  readonly state: Viewing['state'];
  readonly note?: string;
}

/** A time at which a home of the sample market can be seen, relative to the day of the first fill. */
export interface SampleSlot {
  /** Key of the home. */
  readonly home: string;
  /** What comes after `sample-` in the id of who shows it. */
  readonly host: string;
  /** Negative for a time that is over. */
  readonly inDays: number;
  /** In Singapore, as `19:00`. */
  readonly at: string;
  readonly minutes: number;
  readonly seats: number;
  readonly viewings?: readonly SampleViewing[];
}

/** The times of the sample market: of its first owner, its first agent and its first company, with a viewing in every state. */
export const sampleSlots: readonly SampleSlot[] = [
  {
    home: '02a',
    host: 'mdm-lee',
    inDays: -2,
    at: '19:00',
    minutes: 30,
    seats: 2,
    viewings: [{ guest: 'lim-jia-en', state: 'arrived', note: 'I come straight from work.' }],
  },
  { home: '02a', host: 'mdm-lee', inDays: 5, at: '19:00', minutes: 30, seats: 2 },
  { home: '02a', host: 'mdm-lee', inDays: 6, at: '11:00', minutes: 30, seats: 1 },
  {
    home: '09a',
    host: 'tan-wei-jie',
    inDays: 5,
    at: '18:00',
    minutes: 20,
    seats: 1,
    viewings: [
      { guest: 'amir-hakim', state: 'booked' },
      { guest: 'lim-jia-en', state: 'waiting' },
    ],
  },
  {
    home: '09a',
    host: 'tan-wei-jie',
    inDays: 7,
    at: '18:30',
    minutes: 20,
    seats: 1,
    viewings: [
      { guest: 'sofia-rossi', state: 'cancelled' },
      { guest: 'lim-jia-en', state: 'offered' },
    ],
  },
  {
    home: '10d',
    host: 'pauline-seah',
    inDays: -3,
    at: '12:00',
    minutes: 45,
    seats: 3,
    viewings: [{ guest: 'amir-hakim', state: 'missed' }],
  },
  {
    home: '10d',
    host: 'pauline-seah',
    inDays: 6,
    at: '12:00',
    minutes: 45,
    seats: 3,
    viewings: [
      { guest: 'lim-jia-en', state: 'booked', note: 'There are two of us. May we look at the car park too?' },
    ],
  },
];
