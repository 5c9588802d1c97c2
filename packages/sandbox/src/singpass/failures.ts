import { issuerOutageLabel, returnFailureLabel } from '../messages.ts';

const failureNames = [
  '',
  'refuse',
  'time-out',
  'replay',
  'wrong-state',
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'old-log-in',
  'no-log-in-time',
  'unsigned',
  'foreign-key',
  'new-key',
  'other-cipher',
  'userinfo-other-person',
  'userinfo-other-audience',
  'slow',
  'hang',
  'garbage',
] as const;

/** What one return to the site may go wrong with; the person chooses it on the page that asks who they are. */
export const returnFailures = failureNames.map((name) => ({ name, label: returnFailureLabel[name] }));

/** The name of one of them; '' where all goes well. */
export type ReturnFailure = (typeof failureNames)[number];

/** Whether it is Myinfo that goes wrong, and the log-in goes well. */
export const isUserinfoFailure = (failure: ReturnFailure) => failure.startsWith('userinfo-');

const outageNames = ['', 'down', 'hang', 'garbage', 'slow'] as const;

/** What may be wrong with every answer of the issuer's own endpoints. */
export const outages = outageNames.map((name) => ({ name, label: issuerOutageLabel[name] }));

/** The name of one of them; '' where it works. */
export type Outage = (typeof outageNames)[number];

/** The fault of a name; '' for one nobody knows. */
export const parseReturnFailure = (name: unknown): ReturnFailure =>
  returnFailures.find((failure) => failure.name === name)?.name ?? '';

/** The outage of a name; '' for one nobody knows. */
export const parseOutage = (name: unknown): Outage =>
  outages.find((outage) => outage.name === name)?.name ?? '';
