import type { Attempt } from '@sewa/api/client';
import * as messages from './messages.ts';

/** What a page says of an attempt that is over; null: of one nobody knows. */
export interface AttemptText {
  readonly title: string;
  readonly text: string;
  /** Whether it may go better another time. */
  readonly mayTryAgain: boolean;
}

type EndedState = Exclude<Attempt['state'], 'returned'>;

/** How an attempt can end so that another one will not go better. */
const finalStates: readonly EndedState[] = ['done', 'clock', 'taken'];
const finalStepUpStates: readonly EndedState[] = ['done', 'taken'];

const unknown: AttemptText = {
  title: messages.unknownAttemptTitle,
  text: messages.unknownAttemptLead,
  mayTryAgain: true,
};

/** The words of a step-up where they differ from those of a log-in. */
const stepUpTitles: Partial<Record<EndedState, string>> = messages.stepUpAttemptTitle;
const stepUpLeads: Partial<Record<EndedState, string>> = messages.stepUpAttemptLead;

/** The words for how an attempt ended, a log-in or a step-up. */
export function findAttemptText(
  state: Attempt['state'] | null,
  purpose: Attempt['purpose'] = 'log-in',
): AttemptText {
  if (state === null || state === 'returned') return unknown;
  const [title, text] = [messages.attemptTitle[state], messages.attemptLead[state]];
  if (purpose !== 'proof') return { title, text, mayTryAgain: !finalStates.includes(state) };
  return {
    title: stepUpTitles[state] ?? title,
    text: stepUpLeads[state] ?? text,
    mayTryAgain: !finalStepUpStates.includes(state),
  };
}
