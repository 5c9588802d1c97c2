import { findDay, formatDay } from '@sewa/formatters';
import type { ChatUiMessages } from '../messages/messages.ts';

const DAY = 24 * 60 * 60_000;

/** Names the day of an instant in Singapore: 'Today', 'Yesterday', then the date. */
export function nameDay(instant: string, now: number, messages: ChatUiMessages): string {
  const day = findDay(instant);
  if (day === findDay(now)) return messages.today;
  return day === findDay(now - DAY) ? messages.yesterday : formatDay(instant);
}
