import { signFailureLabel } from './messages.ts';

const names = [
  '',
  'webhook-twice',
  'webhook-late',
  'webhook-never',
  'webhook-forged',
  'webhook-other',
  'wrong-return',
] as const;

/** The name of what goes wrong once somebody has signed; '' where all goes well. */
export type SignFailure = (typeof names)[number];

/** What may go wrong once somebody has signed; they choose it on the page that asks who they are. */
export const signFailures = names.map((name) => ({ name, label: signFailureLabel[name] }));

/** The failure of a name; '' for one nobody knows. */
export const parseSignFailure = (name: unknown): SignFailure => names.find((each) => each === name) ?? '';
