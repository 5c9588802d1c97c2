const plurals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A day of a month as people say it, such as '1st'. */
export const formatOrdinal = (day: number): string => `${day}${endings[plurals.select(day)] ?? 'th'}`;

/** On which day of each month rent is due, in words. */
export function describeDueDay(day: number): string {
  if (day === 31) return 'On the last day of each month';
  const words = `On the ${formatOrdinal(day)} of each month`;
  return day > 28 ? `${words}, or on its last day` : words;
}
