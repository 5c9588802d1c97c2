import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  describeConflict,
  parseText,
  parseVersion,
  rejectFields,
  sendOnce,
} from '@sewa/pages/forms';
import { redirect } from 'react-router-dom';
import { rejectForm, runFormAction } from '../formActions.ts';
import { findPayeeControl, parsePayeeForm } from '../Payee/payeeForm.ts';
import { leaveForStepUp } from '../StepUp/leaveForStepUp.ts';
import * as messages from './messages.ts';

/** Names of the forms of a service, and of their buttons. */
export const serviceForms = { method: 'method', payee: 'payee', plan: 'manage' } as const;

/** Names of the buttons that pause, resume or end a plan, agree to terms, and of the one that asks first. */
export const planButtons = {
  pause: 'pause',
  resume: 'resume',
  agree: 'agree',
  ask: 'ask-to-end',
  end: 'end',
} as const;

/** What stands for a payee who is added in the same form. */
export const NEW_PAYEE = 'new';

/** Parameter that says which part of the page is edited. */
export const EDIT = 'edit';

const getId = ({ params }: PageRequest): string => params.id ?? '';

/** Where a step-up leads back to: this page, with the same part open. */
const findOwnPath = ({ url }: PageRequest): string => `${url.pathname}${url.search}`;

async function changeMethod(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  const chosen = parseText(form, 'methodId');
  const body = { version: parseVersion(form), methodId: chosen === '' ? null : chosen };
  try {
    await sendOnce({ id, ...body }, (options) => page.client.changeServiceMethod({ id, body }, options));
  } catch (error) {
    leaveForStepUp(error, findOwnPath(page));
    const describe = (refusal: ApiError) => describeConflict(refusal, 'methodId');
    return rejectForm({ about: serviceForms.method, typed: { methodId: chosen }, describe }, error);
  }
  return redirect(`${page.url.pathname}#${serviceForms.method}`, 303);
}

/** The payee of the form: one of the list, or the one that is added by it. */
async function findPayee({ client }: PageRequest, chosen: string, form: FormData): Promise<string> {
  if (chosen !== NEW_PAYEE) return chosen;
  const { draft } = parsePayeeForm(form);
  return (await sendOnce(draft, (options) => client.addPayee({ body: draft }, options))).id;
}

async function changePayee(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  const chosen = parseText(form, 'payeeId');
  const isNew = chosen === NEW_PAYEE;
  const parsed = parsePayeeForm(form);
  const typed = { ...parsed.typed, payeeId: chosen };
  const about = serviceForms.payee;
  if (chosen === '') return rejectFields({ about, typed }, { payeeId: messages.choosePayee });
  if (isNew && Object.keys(parsed.issues).length > 0) return rejectFields({ about, typed }, parsed.issues);
  try {
    const body = { version: parseVersion(form), payeeId: await findPayee(page, chosen, form) };
    await sendOnce({ id, ...body }, (options) => page.client.changeServicePayee({ id, body }, options));
  } catch (error) {
    leaveForStepUp(error, findOwnPath(page));
    return rejectForm(
      {
        about,
        typed,
        describe: (refusal) => describeConflict(refusal, 'payeeId'),
        ...(isNew && { findControl: findPayeeControl }),
      },
      error,
    );
  }
  return redirect(`${page.url.pathname}#${about}`, 303);
}

function changePlan(page: PageRequest, form: FormData, name: 'pause' | 'resume' | 'agree' | 'end') {
  const id = getId(page);
  const body = { version: parseVersion(form) };
  const { client } = page;
  const send = {
    pause: client.pauseService,
    resume: client.resumeService,
    agree: client.agreeToService,
    end: client.endService,
  }[name];
  return runFormAction(page, { about: serviceForms.plan, done: messages.done[name] }, () =>
    sendOnce({ id, name, ...body }, (options) => send({ id, body }, options)),
  );
}

/** Takes the forms of a service. A question that was answered with no sends no name. */
export async function handleServiceForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  if (form.has(serviceForms.method)) return changeMethod(page, form);
  if (form.has(serviceForms.payee)) return changePayee(page, form);
  if (form.has(planButtons.ask)) return confirmFirst(serviceForms.plan);
  if (form.has(planButtons.pause)) return changePlan(page, form, 'pause');
  if (form.has(planButtons.resume)) return changePlan(page, form, 'resume');
  if (form.has(planButtons.agree)) return changePlan(page, form, 'agree');
  return form.has(planButtons.end) ? changePlan(page, form, 'end') : null;
}
