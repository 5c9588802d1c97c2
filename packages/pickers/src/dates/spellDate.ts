import { dateFormat } from './dateFormat.ts';

/** Writes a date to be seen, `21 Nov 2026`, or to be heard: spelled out, or with its day of the week, too; empty when it is none. */
export function spellDate(iso: string, locale: string, style: 'medium' | 'long' | 'full' = 'long'): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? '' : dateFormat(locale, { dateStyle: style }).format(instant);
}
