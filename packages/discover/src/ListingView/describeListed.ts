import * as messages from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long ago a home was listed, both days as 'YYYY-MM-DD': 'Listed 2 weeks ago'. */
export function describeListed(listed: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(listed)) / DAY_MS);
  if (days <= 0) return messages.listedToday;
  if (days === 1) return messages.listedYesterday;
  if (days < 14) return messages.listedDaysAgo(days);
  if (days < 60) return messages.listedWeeksAgo(Math.floor(days / 7));
  return days < 365
    ? messages.listedMonthsAgo(Math.floor(days / 30))
    : messages.listedYearsAgo(Math.floor(days / 365));
}
