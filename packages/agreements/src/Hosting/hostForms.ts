import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText, parseVersion, sendOnce } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction, viewingFields } from '../viewingForms.ts';
import * as common from '../viewingMessages.ts';
import * as messages from './messages.ts';
import { offerOne, offerWeek } from './offerForms.ts';

/** What a host can do with times and viewings, as the forms send it. */
export const hostActions = {
  offerOne: 'offer-one',
  offerWeek: 'offer-week',
  askToRemove: 'ask-to-remove',
  remove: 'remove',
  askToCancel: 'ask-to-cancel',
  cancel: 'cancel',
  askIfMissed: 'ask-if-missed',
  missed: 'missed',
  yes: 'yes',
  no: 'no',
} as const;

type Handler = (page: PageRequest, form: FormData) => unknown;

const readViewing = (form: FormData) => ({
  id: parseText(form, viewingFields.viewing),
  version: parseVersion(form),
});

const change =
  (name: 'cancelViewing' | 'missViewing', done: string): Handler =>
  (page, form) => {
    const { id, version } = readViewing(form);
    return runFormAction(page, { about: id, done }, () =>
      sendOnce([name, id, version], (options) => page.client[name]({ id, body: { version } }, options)),
    );
  };

const answer =
  (goesOn: boolean): Handler =>
  (page, form) => {
    const { id, version } = readViewing(form);
    return runFormAction(page, { about: id, done: common.goneOn[`${goesOn}`] }, () =>
      sendOnce(['answer', id, goesOn], (options) =>
        page.client.answerViewing({ id, body: { goesOn, version } }, options),
      ),
    );
  };

const ask =
  (step: string): Handler =>
  (_, form) =>
    data(confirmFirst(readViewing(form).id, { step }));

function remove(page: PageRequest, form: FormData): Promise<unknown> {
  const id = parseText(form, viewingFields.slot);
  const done = form.has('isBooked') ? messages.removedAndTold : messages.removed;
  return runFormAction(page, { about: id, done }, () => page.client.removeSlot({ id }));
}

const handlers: Readonly<Record<string, Handler>> = {
  [hostActions.offerOne]: offerOne,
  [hostActions.offerWeek]: offerWeek,
  [hostActions.askToRemove]: (_, form) => data(confirmFirst(parseText(form, viewingFields.slot))),
  [hostActions.remove]: remove,
  [hostActions.askToCancel]: ask(hostActions.cancel),
  [hostActions.cancel]: change('cancelViewing', messages.cancelled),
  [hostActions.askIfMissed]: ask(hostActions.missed),
  [hostActions.missed]: change('missViewing', common.missedDone),
  [hostActions.yes]: answer(true),
  [hostActions.no]: answer(false),
};

/** Takes the forms of the page; a form that only goes back answers nothing. */
export async function handleHostForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return handlers[parseText(form, viewingFields.action)]?.(page, form) ?? null;
}
