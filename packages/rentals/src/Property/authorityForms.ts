import { parseMoney } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText, rejectFields } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import * as common from '../messages.ts';
import { newKey } from '../newKey.ts';
import * as messages from './messages.ts';

/** Names of the buttons: give an authority, ask whether one is ended by its id, end it, and decline a request. */
export const authorityButtons = {
  grant: 'grant',
  ask: 'ask-to-end',
  end: 'end-authority',
  decline: 'decline',
} as const;

/** Stands for an authority that nobody asked for. */
export const NEW_AUTHORITY = 'new-authority';

/** What is wrong with the fields that can be told without the server. */
function findIssues(registrationNumber: string, from: string, to: string, least: string) {
  return {
    ...(registrationNumber === '' ? { registrationNumber: messages.enterRegistrationNumber } : {}),
    ...(from === '' ? { from: messages.enterFrom } : {}),
    ...(to === '' ? { to: messages.enterTo } : {}),
    ...(least !== '' && parseMoney(least) === null ? { monthlyRentMin: messages.enterMoney } : {}),
  };
}

async function grant(page: PageRequest, form: FormData): Promise<unknown> {
  const about = parseText(form, authorityButtons.grant);
  const registrationNumber = parseText(form, 'registrationNumber').toUpperCase();
  const from = parseText(form, 'from');
  const to = parseText(form, 'to');
  const least = parseText(form, 'monthlyRentMin');
  const typed = { registrationNumber, from, to, monthlyRentMin: least };
  const issues = findIssues(registrationNumber, from, to, least);
  if (Object.keys(issues).length > 0) return rejectFields({ about, typed }, issues);
  const body = { registrationNumber, from, to, monthlyRentMin: parseMoney(least) };
  return runFormAction(page, { about, done: messages.granted, typed }, () =>
    page.client.grantAuthority({ id: page.params.id ?? '', body }, newKey()),
  );
}

/** Takes the forms about the authorities of a home; null if the form is about something else. */
export async function handleAuthorityForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.has(authorityButtons.grant)) return grant(page, form);
  const requested = parseText(form, authorityButtons.ask);
  if (requested !== '') return data(confirmFirst(requested));
  const declined = parseText(form, authorityButtons.decline);
  const id = declined || parseText(form, authorityButtons.end);
  if (id === '') return null;
  const done = declined === '' ? common.ended : messages.declined;
  return runFormAction(page, { about: id, done }, () => page.client.endAuthority({ id }));
}
