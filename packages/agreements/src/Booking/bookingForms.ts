import type { Viewing } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  hasField,
  listRefusedFields,
  parseText,
  parseVersion,
  rejectFields,
  sendOnce,
} from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { runFormAction, viewingFields } from '../viewingForms.ts';
import * as common from '../viewingMessages.ts';
import * as messages from './messages.ts';

/** What a tenant can do with times and viewings, as the forms send it. */
export const bookingActions = {
  book: 'book',
  wait: 'wait',
  move: 'move',
  take: 'take',
  askToCancel: 'ask-to-cancel',
  cancel: 'cancel',
  arrive: 'arrive',
  askIfMissed: 'ask-if-missed',
  missed: 'missed',
  yes: 'yes',
  no: 'no',
  offer: 'offer',
} as const;

/** What booking and moving is about: id of the section with one's own viewings, where the answer stands. */
export const BOOKING = 'booking';

/** Query parameter with the viewing that is moved. */
export const MOVE_PARAMETER = 'move';

/** Says why a time can't be had; null if that isn't why. */
function describeSlot(error: ApiError) {
  const [field] = listRefusedFields(error).filter(({ name }) => name === 'slot');
  return field ? { fields: { slot: messages.slotIssue(field.reason) } } : null;
}

/** The address of the page without its query: what was asked for by it is done. */
const withoutQuery = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });

async function book(page: PageRequest, form: FormData): Promise<unknown> {
  const id = parseText(form, viewingFields.slot);
  const note = parseText(form, 'note', 500);
  const typed = { slot: id, note };
  if (id === '') return rejectFields({ about: BOOKING, typed }, { slot: messages.chooseTime });
  return runFormAction(
    withoutQuery(page),
    { about: BOOKING, done: messages.booked, typed, describe: describeSlot },
    () => sendOnce(['book', id, note], (options) => page.client.bookViewing({ id, body: { note } }, options)),
  );
}

async function wait(page: PageRequest, form: FormData): Promise<unknown> {
  const id = parseText(form, viewingFields.slot);
  return runFormAction(
    withoutQuery(page),
    {
      about: BOOKING,
      done: messages.left,
      describe: (error) => {
        const found = describeSlot(error);
        return found && { error: found.fields.slot };
      },
      more: ({ position }: { readonly position: number }) => ({ done: messages.waits(position) }),
    },
    () => sendOnce(['wait', id], (options) => page.client.waitForViewing({ id, body: {} }, options)),
  );
}

/** A viewing of one's own that a form is about. */
const readViewing = (form: FormData) => ({
  id: parseText(form, viewingFields.viewing),
  version: parseVersion(form),
});

async function move(page: PageRequest, form: FormData): Promise<unknown> {
  const { id, version } = readViewing(form);
  const slotId = parseText(form, viewingFields.slot);
  const typed = { slot: slotId };
  if (slotId === '') return rejectFields({ about: BOOKING, typed }, { slot: messages.chooseTime });
  return runFormAction(
    withoutQuery(page),
    { about: BOOKING, done: messages.moved, typed, describe: describeSlot },
    () =>
      sendOnce(['move', id, slotId, version], (options) =>
        page.client.moveViewing({ id, body: { slotId, version } }, options),
      ),
  );
}

async function take(page: PageRequest, form: FormData): Promise<unknown> {
  const { id: about } = readViewing(form);
  const id = parseText(form, viewingFields.slot);
  return runFormAction(
    page,
    {
      about,
      done: messages.booked,
      describe: (error) => {
        const found = describeSlot(error);
        return found && { error: found.fields.slot };
      },
    },
    () => sendOnce(['take', id], (options) => page.client.bookViewing({ id, body: {} }, options)),
  );
}

async function arrive(page: PageRequest, form: FormData): Promise<unknown> {
  const { id, version } = readViewing(form);
  const code = parseText(form, 'code');
  if (!/^\d{3}\s*\d{3}$/.test(code))
    return rejectFields({ about: id, typed: { code } }, { code: messages.enterCode });
  return runFormAction(
    page,
    {
      about: id,
      done: messages.arrived,
      typed: { code },
      describe: (error) => (hasField(error, 'code') ? { fields: { code: messages.wrongCode } } : null),
    },
    () =>
      sendOnce(['arrive', id, code], (options) =>
        page.client.arriveAtViewing({ id, body: { code, version } }, options),
      ),
  );
}

type Change = 'cancelViewing' | 'missViewing';

const change = (name: Change, done: string) => (page: PageRequest, form: FormData) => {
  const { id, version } = readViewing(form);
  return runFormAction(page, { about: id, done }, () =>
    sendOnce([name, id, version], (options) => page.client[name]({ id, body: { version } }, options)),
  );
};

const ask = (step: string) => (_: PageRequest, form: FormData) =>
  data(confirmFirst(readViewing(form).id, { step }));

/** Begins to rent the home, and leads to the offer. */
const offer =
  (before: (page: PageRequest, form: FormData) => Promise<unknown> = async () => null) =>
  async (page: PageRequest, form: FormData): Promise<unknown> => {
    const { id } = readViewing(form);
    const listingId = page.params.id ?? '';
    let rentalId = '';
    const answered = await runFormAction(
      page,
      {
        about: id,
        done: common.goneOn.true,
        describe: (error) => (hasField(error, 'listingId') ? { error: messages.notForRent } : null),
      },
      async () => {
        await before(page, form);
        const rental = await sendOnce(['rent', listingId], (options) =>
          page.client.startRental({ body: { listingId } }, options),
        );
        rentalId = rental.id;
      },
    );
    return rentalId === '' ? answered : redirect(contractPath(rentalId), 303);
  };

const answer = (page: PageRequest, form: FormData, goesOn: boolean) => {
  const { id, version } = readViewing(form);
  return sendOnce(['answer', id, goesOn], (options) =>
    page.client.answerViewing({ id, body: { goesOn, version } }, options),
  );
};

const handlers: Readonly<Record<string, (page: PageRequest, form: FormData) => unknown>> = {
  [bookingActions.book]: book,
  [bookingActions.wait]: wait,
  [bookingActions.move]: move,
  [bookingActions.take]: take,
  [bookingActions.askToCancel]: ask(bookingActions.cancel),
  [bookingActions.cancel]: (page, form) =>
    change('cancelViewing', form.has('isWaiting') ? messages.left : messages.cancelled)(page, form),
  [bookingActions.arrive]: arrive,
  [bookingActions.askIfMissed]: ask(bookingActions.missed),
  [bookingActions.missed]: change('missViewing', common.missedDone),
  [bookingActions.yes]: offer((page, form) => answer(page, form, true)),
  [bookingActions.no]: (page, form) =>
    runFormAction(page, { about: readViewing(form).id, done: common.goneOn.false }, () =>
      answer(page, form, false),
    ),
  [bookingActions.offer]: offer(),
};

/** Takes the forms of the page; a form that only goes back answers nothing. */
export async function handleBookingForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return handlers[parseText(form, viewingFields.action)]?.(page, form) ?? null;
}

/** The address of the page that moves a viewing. */
export const movePath = (path: string, { id }: Pick<Viewing, 'id'>): string =>
  `${path}?${new URLSearchParams({ [MOVE_PARAMETER]: id })}#times`;
