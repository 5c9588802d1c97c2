import type { ApiError } from '@sewa/api/errors';
import { cleanNumber } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  type FormResult,
  hasField,
  parseText,
  parseTexts,
  rejectFields,
  sendOnce,
} from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction } from '../viewingForms.ts';
import { listWeekSlots, makeSlot, type NewSlot, parseMoment } from './listWeekSlots.ts';
import * as messages from './messages.ts';
import { MAX_SEATS, MAX_TIMES } from './offerLimits.ts';

/** The two forms that offer times; also their ids on the page. */
export const offerForms = { one: 'one-time', week: 'every-week' } as const;

/** Names of the fields of both. */
export const offerFields = ['listing', 'day', 'weekday', 'from', 'to', 'minutes', 'seats', 'until'] as const;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Typed = FormResult['typed'];

const isTime = (text: string | undefined): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '');
const parseSeats = (typed: Typed): number => {
  const seats = cleanNumber(typed.seats);
  return /^\d+$/.test(seats) ? Number(seats) : 0;
};
const findSeatsIssue = (typed: Typed): Typed => {
  const seats = parseSeats(typed);
  return seats < 1 || seats > MAX_SEATS ? { seats: messages.enterSeats } : {};
};

/** What is wrong with one time, by its field. */
function findOneIssues(typed: Typed, now: number): Typed {
  const { day = '', from = '' } = typed;
  const start = parseMoment(day, from);
  return {
    ...(day === '' && { day: messages.chooseDay }),
    ...(!isTime(from) && { from: messages.enterFrom }),
    ...(day !== '' && isTime(from) && !(start > now && start < now + YEAR_MS) && { day: messages.past }),
    ...findSeatsIssue(typed),
  };
}

/** What is wrong with a pattern, by its field. */
function findWeekIssues(typed: Typed, now: number): Typed {
  const { from = '', to = '', minutes, until = '' } = typed;
  const last = parseMoment(until, '00:00');
  const length = parseMoment('2026-01-01', to) - parseMoment('2026-01-01', from);
  return {
    ...(!isTime(from) && { from: messages.enterFrom }),
    ...(!isTime(to) && { to: messages.enterTo }),
    ...(isTime(from) && isTime(to) && length < Number(minutes) * 60_000 && { to: messages.toAfterFrom }),
    ...(Number.isNaN(last) && { until: messages.chooseUntil }),
    ...(last > now + YEAR_MS && { until: messages.untilTooFar }),
    ...findSeatsIssue(typed),
  };
}

/** The times that a typed pattern makes. */
export const listTypedSlots = (typed: Typed, now: number): NewSlot[] =>
  listWeekSlots(
    {
      weekday: Number(typed.weekday),
      from: typed.from ?? '',
      to: typed.to ?? '',
      minutes: Number(typed.minutes),
      seats: parseSeats(typed),
      until: typed.until ?? '',
    },
    now,
  );

/** Says why times can't be offered, at the field that can be changed. */
const describe =
  (about: string) =>
  (error: ApiError): Partial<Pick<FormResult, 'error' | 'fields'>> | null => {
    const isWeek = about === offerForms.week;
    if (error.status === 409 && hasField(error, 'slots'))
      return { fields: { from: isWeek ? messages.weekOverlaps : messages.overlaps } };
    if (error.status === 409 && hasField(error, 'transition')) return { error: messages.closed };
    if (error.status === 400) return { fields: { [isWeek ? 'until' : 'day']: messages.past } };
    return null;
  };

const offer = (page: PageRequest, about: string, typed: Typed, slots: NewSlot[]): Promise<unknown> => {
  const id = typed.listing ?? '';
  return runFormAction(
    page,
    { about, done: messages.offered(slots.length), typed, describe: describe(about) },
    () => sendOnce([id, slots], (options) => page.client.addSlots({ id, body: { slots } }, options)),
  );
};

/** Offers one time. */
export async function offerOne(page: PageRequest, form: FormData): Promise<unknown> {
  const about = offerForms.one;
  const typed = parseTexts(form, offerFields);
  const now = Date.now();
  const issues = findOneIssues(typed, now);
  if (Object.keys(issues).length > 0) return rejectFields({ about, typed }, issues);
  const start = parseMoment(typed.day ?? '', typed.from ?? '');
  return offer(page, about, typed, [makeSlot(start, Number(typed.minutes), parseSeats(typed))]);
}

/** Shows which times a pattern makes, and offers them once that is confirmed. */
export async function offerWeek(page: PageRequest, form: FormData): Promise<unknown> {
  const about = offerForms.week;
  const typed = parseTexts(form, offerFields);
  const now = Date.now();
  const issues = findWeekIssues(typed, now);
  if (Object.keys(issues).length > 0) return rejectFields({ about, typed }, issues);
  const slots = listTypedSlots(typed, now);
  if (slots.length === 0) return rejectFields({ about, typed }, { until: messages.noneMade });
  if (slots.length > MAX_TIMES)
    return rejectFields({ about, typed }, { until: messages.tooMany(slots.length, MAX_TIMES) });
  if (parseText(form, 'isConfirmed') === '') return data(confirmFirst(about, typed));
  return offer(page, about, typed, slots);
}
