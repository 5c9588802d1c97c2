import type { Attempt } from '@sewa/api/client';

/** What a page says of an attempt that is over; null: of one nobody knows. */
export interface AttemptText {
  readonly title: string;
  readonly text: string;
  /** Whether it may go better another time. */
  readonly mayTryAgain: boolean;
}

type EndedState = Exclude<Attempt['state'], 'returned'>;

const texts: Readonly<Record<EndedState, AttemptText>> = {
  waiting: {
    title: 'You have not come back from there yet',
    text: 'Finish in the tab that is open there, or begin again.',
    mayTryAgain: true,
  },
  used: {
    title: 'This log-in is being finished',
    text: 'Another tab does it. If it takes longer than a moment, begin again.',
    mayTryAgain: true,
  },
  done: { title: 'You are logged in', text: 'This log-in has been used.', mayTryAgain: false },
  cancelled: {
    title: 'You cancelled',
    text: 'Nothing was read, and nothing has changed.',
    mayTryAgain: true,
  },
  late: {
    title: 'That took too long',
    text: 'A log-in has to be finished within ten minutes, and its last step within two. Please begin again.',
    mayTryAgain: true,
  },
  refused: {
    title: 'This log-in was refused',
    text: 'What came back cannot be relied on, so nobody was logged in. Please begin again.',
    mayTryAgain: true,
  },
  clock: {
    title: 'The clocks do not agree',
    text: 'Our clock and that of the log-in service differ too much, so nobody was logged in. Please log in with your phone.',
    mayTryAgain: false,
  },
  away: {
    title: 'The log-in service does not answer',
    text: 'Nobody was logged in. Please log in with your phone, or try again later.',
    mayTryAgain: true,
  },
  taken: {
    title: 'It belongs to another account',
    text: 'This person is known here under another account, or your account is known there as somebody else. Log out, and log in the way you did before.',
    mayTryAgain: false,
  },
  'other-person': {
    title: 'Somebody else is logged in now',
    text: 'The log-in was begun by another account, so nothing has changed. Please begin again.',
    mayTryAgain: true,
  },
  'other-identity': {
    title: 'That was somebody else',
    text: 'Who logged in there is not who this account belongs to, so nothing has changed. Please begin again as yourself.',
    mayTryAgain: true,
  },
  stale: {
    title: 'That log-in was not a new one',
    text: 'We asked you to log in there anew and were told of an earlier time, or of none, so nothing has changed. Please begin again.',
    mayTryAgain: true,
  },
};

/** Where an attempt is a proof: nobody is logged in by it, and somebody is already. */
const stepUpLabels: Partial<Readonly<Record<EndedState, AttemptText>>> = {
  used: { ...texts.used, title: 'This proof is being finished' },
  done: { title: 'It is you', text: 'This proof has been used.', mayTryAgain: false },
  cancelled: { ...texts.cancelled, text: 'Nothing has changed.' },
  refused: {
    title: 'This proof was refused',
    text: 'What came back cannot be relied on, so nothing has changed. Please begin again.',
    mayTryAgain: true,
  },
  clock: {
    title: texts.clock.title,
    text: 'Our clock and that of the log-in service differ too much, so nothing has changed. Please try again later.',
    mayTryAgain: true,
  },
  away: { ...texts.away, text: 'Nothing has changed. Please try again later.' },
  'other-person': {
    title: 'You are not logged in as who began this',
    text: 'Your session has ended, or somebody else is logged in now. Nothing has changed. Please begin again.',
    mayTryAgain: true,
  },
};

const unknown: AttemptText = {
  title: 'This log-in is not known here',
  text: 'It was begun in another browser, or too long ago. Please begin again in this one.',
  mayTryAgain: true,
};

/** The words for how an attempt ended, a log-in or a proof. */
export function findAttemptText(
  state: Attempt['state'] | null,
  purpose: Attempt['purpose'] = 'log-in',
): AttemptText {
  if (state === null || state === 'returned') return unknown;
  return (purpose === 'proof' ? stepUpLabels[state] : undefined) ?? texts[state];
}
