import { dateFormat } from './dateFormat.ts';

/** Spells a date out, such as `21 November 2026`, or with its day of the week; empty when it is none. */
export function spellDate(iso: string, locale: string, style: 'long' | 'full' = 'long'): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? '' : dateFormat(locale, { dateStyle: style }).format(instant);
}
