/** What may be wrong with the double of the link service. */
export const linkOutages = [
  { name: '', label: 'It works' },
  { name: 'blocked', label: 'It cannot be reached, as behind an ad blocker' },
  { name: 'time-out', label: 'No answer comes' },
  { name: 'bad-key', label: 'It does not know our key' },
  { name: 'garbage', label: 'The answers are garbage' },
] as const;

/** The name of one of them; '' where it works. */
export type LinkOutage = (typeof linkOutages)[number]['name'];

/** The outage of a name; '' for one nobody knows. */
export const parseLinkOutage = (name: unknown): LinkOutage =>
  linkOutages.find((outage) => outage.name === name)?.name ?? '';
