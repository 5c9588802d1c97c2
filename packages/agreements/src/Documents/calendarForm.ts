import type { PageRequest } from '@sewa/pages';
import { confirmFirst, sendOnce } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names the form of the calendar, and its place on the page. */
export const CALENDAR = 'calendar';

/** What the buttons of the form send. */
export const calendarSteps = { ask: 'renew-calendar', confirm: 'renew-calendar-now' } as const;

/** Asks first, then makes a new address of the calendar. */
export async function handleCalendarForm({ url, client, request }: PageRequest): Promise<unknown> {
  const step = (await request.formData()).get('do');
  if (step === calendarSteps.ask) return data(confirmFirst(CALENDAR));
  if (step !== calendarSteps.confirm) return null;
  return runFormAction({ url }, { about: CALENDAR, done: messages.renewed }, () =>
    sendOnce([CALENDAR], (options) => client.renewCalendar({}, options)),
  );
}
