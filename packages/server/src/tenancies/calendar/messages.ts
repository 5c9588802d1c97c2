import { formatDay } from '@sewa/formatters';

/** A day that counts, as a mail tells it. */
export const dayLead = (what: string, on: string) =>
  `${what}. The day is ${formatDay(on)}; it stands on the page of the tenancy with the other days that count.`;
