import type { RouteParams } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { makeResult, parseText, parseVersion, sendOnce } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names the forms of checks, and what their button sends. */
export const CHECKS = 'checks';

type Check = RouteParams<'recordCheck'>['body'];

/** What has to be done before a pass counts as seen. */
export const passSteps = Object.keys(messages.steps) as (keyof typeof messages.steps)[];

const parseKind = (text: string): Check['kind'] =>
  text === 'agent-register' || text === 'hdb-approval' ? text : 'passes-seen';

/** Name of a form among those of checks: its kind, and which occupier. */
export const nameCheck = (kind: Check['kind'], occupier?: number): string =>
  occupier === undefined ? kind : `${kind} ${occupier}`;

/** Says above the form, and at the field, what is wrong. */
const rejectCheck = (typed: Readonly<Record<string, string>>, error: string, field?: string) =>
  data(makeResult({ about: CHECKS, error, typed, fields: field === undefined ? {} : { [field]: error } }), {
    status: 400,
  });

/** Takes the forms of checks; null if the form is about something else. */
export async function handleCheckForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('do') !== CHECKS) return null;
  const id = page.params.id ?? '';
  const kind = parseKind(parseText(form, 'kind'));
  const [on, reference] = [parseText(form, 'on'), parseText(form, 'reference')];
  const occupier = Number(parseText(form, 'occupier'));
  const isPass = kind === 'passes-seen';
  const check = nameCheck(kind, isPass ? occupier : undefined);
  const ticked = Object.fromEntries(passSteps.flatMap((step) => (form.has(step) ? [[step, 'on']] : [])));
  const typed = { check, on, reference, ...ticked };
  if (isPass && Object.keys(ticked).length < passSteps.length) return rejectCheck(typed, messages.tickAll);
  if (on === '') return rejectCheck(typed, messages.enterDay, 'on');
  if (kind === 'hdb-approval' && reference === '')
    return rejectCheck(typed, messages.enterReference, 'reference');
  const body = {
    version: parseVersion(form),
    kind,
    on,
    ...(isPass ? { about: { occupier } } : {}),
    ...(reference === '' ? {} : { reference }),
  };
  return runFormAction(
    { url: new URL(page.url.pathname, page.url) },
    { about: CHECKS, done: messages.noted, typed },
    () => sendOnce([id, CHECKS, body], (options) => page.client.recordCheck({ id, body }, options)),
  );
}
