import { analyticsOutageLabel } from '../messages.ts';

const names = ['', 'down', 'hang'] as const;

/** What may be wrong with the double of the analytics service. */
export const analyticsOutages = names.map((name) => ({ name, label: analyticsOutageLabel[name] }));

/** The name of one of them; '' where it works. */
export type AnalyticsOutage = (typeof names)[number];

/** The outage of a name; '' for one nobody knows. */
export const parseAnalyticsOutage = (name: unknown): AnalyticsOutage =>
  analyticsOutages.find((outage) => outage.name === name)?.name ?? '';
