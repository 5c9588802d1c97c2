import { dateFormat } from '../dates/dateFormat.ts';
import { type DateNumbers, formatIso, parseIso } from '../dates/isoDates.ts';
import type { SegmentName } from './dateDraft.ts';

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const lengths: DateNumbers = { day: 2, month: 2, year: 4 };

/** A segment of a date, or what stands between two. */
export type LayoutItem = { name: SegmentName } | { literal: string };

/** The segments in the order of a language, with what stands between them. */
export function dateLayout(locale: string): LayoutItem[] {
  return dateFormat(locale, digits)
    .formatToParts(0)
    .map(({ type, value }) => (type in digits ? { name: type as SegmentName } : { literal: value }));
}

/** What a segment is called in a language. */
export function segmentLabel(name: SegmentName, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(name) ?? name;
}

/** What stands in an empty segment: its first letter as often as it takes digits, or its name where no letters are used. */
export function segmentPlaceholder(name: SegmentName, locale: string): string {
  const label = segmentLabel(name, locale).toLocaleLowerCase(locale);
  const [initial = ''] = label.normalize('NFD');
  return /\p{Script=Latin}/u.test(initial) ? initial.repeat(lengths[name]) : label;
}

/** The name of a month, from 1. */
export function monthName(month: number, locale: string): string {
  return dateFormat(locale, { month: 'long' }).format(Date.UTC(2000, month - 1, 1));
}

/** Finds the date in a text that somebody pastes: `2026-11-21`, `21/11/2026` in the order of the language, `21 Nov 26`; else empty. */
export function findDate(text: string, locale: string): string {
  const lower = text.toLocaleLowerCase(locale);
  const numbers = lower.match(/\d+/g) ?? [];
  const named = Array.from({ length: 12 }, (_, index) => index + 1).find((month) => {
    const name = monthName(month, locale).toLocaleLowerCase(locale);
    return lower.includes(/\p{Script=Latin}/u.test(name) ? name.slice(0, 3) : name);
  });
  const isIsoOrder = numbers[0]?.length === 4;
  const order = isIsoOrder
    ? (['year', 'month', 'day'] as const)
    : dateLayout(locale).flatMap((item) => ('name' in item ? [item.name] : []));
  const names = numbers.length === 2 && named ? order.filter((name) => name !== 'month') : order;
  if (numbers.length !== names.length) return '';
  const date: DateNumbers = { day: 0, month: named ?? 0, year: 0 };
  for (const [index, name] of names.entries()) date[name] = Number(numbers[index]);
  const iso = formatIso({ ...date, year: date.year < 100 ? date.year + 2000 : date.year });
  return parseIso(iso) ? iso : '';
}
