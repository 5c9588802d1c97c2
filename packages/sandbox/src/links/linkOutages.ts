import { linkOutageLabel } from '../messages.ts';

const names = ['', 'blocked', 'time-out', 'bad-key', 'garbage'] as const;

/** What may be wrong with the double of the link service. */
export const linkOutages = names.map((name) => ({ name, label: linkOutageLabel[name] }));

/** The name of one of them; '' where it works. */
export type LinkOutage = (typeof names)[number];

/** The outage of a name; '' for one nobody knows. */
export const parseLinkOutage = (name: unknown): LinkOutage =>
  linkOutages.find((outage) => outage.name === name)?.name ?? '';
