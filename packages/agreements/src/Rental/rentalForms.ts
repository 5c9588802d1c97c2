import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { contractsPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { rejectForm, runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names of the forms: the answer to an offer, withdrawing, inviting and leaving. */
export const NOW = 'now';
export const WITHDRAW = 'withdraw';
export const INVITE = 'invite';
export const LEAVE = 'leave';

/** What the confirm button sends. */
export const confirmed = { withdraw: 'withdraw-now', leave: 'leave-now' } as const;

const getPlace = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });

async function answerOffer(page: PageRequest, form: FormData, name: 'accept' | 'decline'): Promise<unknown> {
  const { client, params } = page;
  const id = params.id ?? '';
  const body = { version: parseVersion(form), offerId: parseText(form, 'offerId') };
  const done = name === 'accept' ? messages.accepted : messages.declined;
  const call = name === 'accept' ? client.acceptOffer : client.declineOffer;
  return runFormAction(getPlace(page), { about: NOW, done }, () =>
    sendOnce([id, name, body], (options) => call({ id, body }, options)),
  );
}

async function withdraw(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const body = { version: parseVersion(form) };
  return runFormAction(getPlace(page), { about: WITHDRAW, done: messages.withdrawn }, () =>
    sendOnce([id, WITHDRAW, body], (options) => page.client.withdrawRental({ id, body }, options)),
  );
}

async function invite(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const email = parseText(form, 'email');
  const actorType = Number(parseText(form, 'actorType'));
  const typed = { email, actorType: String(actorType) };
  if (email === '') return rejectFields({ about: INVITE, typed }, { email: messages.enterEmail });
  const body = { version: parseVersion(form), actorType, email };
  return runFormAction(getPlace(page), { about: INVITE, done: messages.invited, typed }, () =>
    sendOnce([id, INVITE, body], (options) => page.client.inviteToRental({ id, body }, options)),
  );
}

async function leave(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const body = { version: parseVersion(form) };
  try {
    await sendOnce([id, LEAVE, body], (options) => page.client.leaveRental({ id, body }, options));
    return redirect(contractsPath(), 303);
  } catch (error) {
    const describe = ({ status, fields }: { status: number; fields: readonly { name: string }[] }) =>
      status === 409 && fields.every(({ name }) => name !== 'version')
        ? { error: messages.leaveFailed }
        : null;
    return rejectForm({ about: LEAVE, describe }, error);
  }
}

/** Takes the forms of a rental, but for its offers; null if the form is about something else. */
export async function handleRentalForm(page: PageRequest, form: FormData): Promise<unknown> {
  const name = form.get('do');
  if (name === 'accept' || name === 'decline') return answerOffer(page, form, name);
  if (name === WITHDRAW || name === LEAVE) return data(confirmFirst(name));
  if (name === confirmed.withdraw) return withdraw(page, form);
  if (name === confirmed.leave) return leave(page, form);
  return name === INVITE ? invite(page, form) : null;
}
