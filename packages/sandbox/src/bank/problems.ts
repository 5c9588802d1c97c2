import type { WebhookMode } from './bankRecords.ts';
import { bankOutageLabel, bankProblemLabel } from './messages.ts';

const problemNames = ['', 'post', 'slow', 'late', 'thrice', 'never', 'forged', 'old'] as const;

/** What can go wrong with an answer on a page; '' if nothing does. */
export type BankProblem = (typeof problemNames)[number];

/** The problems to choose from. */
export const bankProblems = problemNames.map((name) => ({ name, label: bankProblemLabel[name] }));

/** The problem of a name; '' for an unknown one. */
export const parseProblem = (name: string | null): BankProblem =>
  problemNames.find((known) => known === name) ?? '';

/** How webhooks go with a problem, or null if it is about something else. */
export const findWebhookMode = (problem: BankProblem): WebhookMode | null =>
  problem === '' || problem === 'post' || problem === 'slow' ? null : problem;

const outageNames = ['', 'down', 'busy', 'hang', 'cut', 'garbage'] as const;

/** What can be wrong with every answer of the API; '' if nothing is. */
export type BankOutage = (typeof outageNames)[number];

/** The outages to choose from. */
export const bankOutages = outageNames.map((name) => ({ name, label: bankOutageLabel[name] }));

/** The outage of a name; '' for an unknown one. */
export const parseBankOutage = (name: string | null): BankOutage =>
  outageNames.find((known) => known === name) ?? '';
