import { formatDateTime } from '@sewa/formatters/dates';

/** A moment as somebody in Singapore reads it off a clock: '2026-11-30 19:42:10 (Singapore)'. */
export const formatMoment = (moment: Date): string =>
  `${formatDateTime(moment).slice(0, 19).replace('T', ' ')} (Singapore)`;
