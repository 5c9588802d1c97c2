/** Spells a date out, such as `21 November 2026`, or with its day of the week; empty when it is none. */
export function spellDate(iso: string, locale: string, style: 'long' | 'full' = 'long'): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(instant);
}
