import { findDay, formatDay, formatTime } from '@sewa/formatters';
import * as messages from './messages.ts';

/** A moment for people: day and time in Singapore. */
export const formatMoment = (moment: string): string =>
  messages.momentLabel(formatDay(moment), formatTime(moment));

/** A moment as a field for date and time takes it; '' for none. */
export const formatFieldMoment = (moment: string | null): string =>
  moment === null ? '' : `${findDay(moment)}T${formatTime(moment)}`;

/** The moment in such a field, which is in Singapore time; null if it holds none. */
export const parseFieldMoment = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)
    ? `${value.slice(0, 16)}:00+08:00`
    : null;
