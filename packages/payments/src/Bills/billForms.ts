import type { ApiError } from '@sewa/api/errors';
import { findDay, parseMoney } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  type FormResult,
  hasField,
  makeResult,
  parseText,
  parseVersion,
  rejectFields,
  sendOnce,
} from '@sewa/pages/forms';
import { flowBillsPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm, runFormAction } from '../formActions.ts';
import { parseServiceType } from './billPaths.ts';
import * as messages from './messages.ts';

/** Names of the buttons; each sends the id of the bill or payment it is about. */
export const billButtons = {
  outside: 'said-paid',
  received: 'record-paid',
  remind: 'remind',
  confirm: 'confirm-paid',
  deny: 'not-paid',
  takeBack: 'take-back',
  contest: 'contest',
  undo: 'undo',
  link: 'create-link',
  askRefund: 'ask-refund',
  refund: 'refund',
  past: 'record-past',
} as const;

/** Stands for a month that has no bill yet. */
export const PAST_MONTH = 'past-month';

/** The answer to a form that made a link: it is shown once. */
export interface LinkResult extends FormResult {
  readonly url: string;
}

/** What is wrong with a day on which something was paid. */
const findDayIssues = (paidOn: string, missing: string) => ({
  ...(paidOn === '' && { paidOn: missing }),
  ...(paidOn > (findDay(Date.now()) ?? '') && { paidOn: messages.notInFuture }),
});

/** What is wrong with a sum and a day, as far as it can be told without the server. */
function findIssues(cents: string, paidOn: string, isCentsRequired: boolean) {
  const sum = parseMoney(cents);
  const isWrong = (cents === '' && isCentsRequired) || (cents !== '' && (sum === null || sum === 0));
  return {
    ...(isWrong && { cents: messages.enterCents }),
    ...findDayIssues(paidOn, messages.choosePaidOn),
  };
}

/** A page with forms about bills, and where it is without what is open on it. */
interface BillPage extends PageRequest {
  readonly closeHref: string;
}

/** Without script, the page is loaded without what was open after success. */
function thenClose({ closeHref }: BillPage, result: unknown): unknown {
  return result instanceof Response ? redirect(closeHref, 303) : result;
}

async function sayPaid(page: BillPage, form: FormData, about: string): Promise<unknown> {
  const typed = { cents: parseText(form, 'cents'), paidOn: parseText(form, 'paidOn') };
  const issues = findIssues(typed.cents, typed.paidOn, true);
  if (Object.keys(issues).length > 0) return rejectFields({ about, typed }, issues);
  const params = {
    id: about,
    body: {
      version: parseVersion(form),
      cents: parseMoney(typed.cents) ?? undefined,
      paidOn: typed.paidOn,
    },
  };
  const result = await runFormAction(page, { about, done: messages.saidPaid, typed }, () =>
    sendOnce(params, (options) => page.client.sayBillPaid(params, options)),
  );
  return thenClose(page, result);
}

async function recordReceived(page: BillPage, form: FormData, about: string): Promise<unknown> {
  const typed = { paidOn: parseText(form, 'paidOn') };
  const issues = findDayIssues(typed.paidOn, messages.chooseReceivedOn);
  if (Object.keys(issues).length > 0) return rejectFields({ about, typed }, issues);
  const params = { id: about, body: { version: parseVersion(form), paidOn: typed.paidOn } };
  const result = await runFormAction(page, { about, done: messages.receivedRecorded, typed }, () =>
    sendOnce(params, (options) => page.client.recordBillPaid(params, options)),
  );
  return thenClose(page, result);
}

function answerPaid(page: PageRequest, form: FormData, about: string, isConfirmed: boolean, done: string) {
  const params = { id: about, body: { version: parseVersion(form) } };
  return runFormAction(page, { about, done }, () =>
    sendOnce({ isConfirmed, ...params }, (options) =>
      isConfirmed ? page.client.confirmBillPaid(params, options) : page.client.denyBillPaid(params, options),
    ),
  );
}

const describeReminder = ({ status }: ApiError) =>
  status === 409 ? { error: messages.noReminderNow } : null;

function remind(page: PageRequest, about: string): Promise<unknown> {
  const params = { id: about, body: {} };
  return runFormAction(page, { about, done: messages.reminderSent, describe: describeReminder }, () =>
    sendOnce(params, (options) => page.client.remindPayer(params, options)),
  );
}

async function createLink(page: PageRequest, about: string): Promise<unknown> {
  const body = { billId: about };
  try {
    const { url } = await sendOnce(body, (options) => page.client.createPaymentLink({ body }, options));
    return { ...makeResult({ about }), url } satisfies LinkResult;
  } catch (error) {
    return rejectForm({ about }, error);
  }
}

const describeRefund = (error: ApiError) =>
  error.status === 409 && hasField(error, 'cents') ? { fields: { cents: messages.refundTooMuch } } : null;

async function refund(page: BillPage, form: FormData, about: string): Promise<unknown> {
  const typed = { cents: parseText(form, 'cents'), words: parseText(form, 'words', 500) };
  const cents = parseMoney(typed.cents);
  const issues = {
    ...(!cents && { cents: messages.enterCents }),
    ...(typed.words === '' && { words: messages.enterWords }),
  };
  if (!cents || typed.words === '') return rejectFields({ about, typed }, issues);
  if (form.has(billButtons.askRefund)) return confirmFirst(about, typed);
  const params = { id: about, body: { cents, words: typed.words } };
  const action = { about, done: messages.refundStarted, typed, describe: describeRefund };
  const result = await runFormAction(page, action, () =>
    sendOnce(params, (options) => page.client.refundPayment(params, options)),
  );
  return thenClose(page, result);
}

const describePast = (error: ApiError) =>
  error.status === 409 && !hasField(error, 'version') ? { fields: { period: messages.pastRefused } } : null;

async function recordPast(page: BillPage, form: FormData): Promise<unknown> {
  const typed = {
    period: parseText(form, 'period'),
    cents: parseText(form, 'cents'),
    paidOn: parseText(form, 'paidOn'),
  };
  const issues = {
    ...(typed.period === '' && { period: messages.choosePeriod }),
    ...findIssues(typed.cents, typed.paidOn, false),
  };
  if (Object.keys(issues).length > 0) return rejectFields({ about: PAST_MONTH, typed }, issues);
  const cents = parseMoney(typed.cents);
  const params = {
    id: page.params.id ?? '',
    body: { period: typed.period, paidOn: typed.paidOn, ...(cents !== null && { cents }) },
  };
  const action = { about: PAST_MONTH, done: messages.recorded, typed, describe: describePast };
  const result = await runFormAction(page, action, () =>
    sendOnce(params, (options) => page.client.recordPastPayment(params, options)),
  );
  return thenClose(page, result);
}

/** Takes a form about a bill; null if it is none. */
export async function answerBillForm(page: BillPage, form: FormData): Promise<unknown> {
  const read = (name: keyof typeof billButtons) => parseText(form, billButtons[name]);
  if (read('outside') !== '') return sayPaid(page, form, read('outside'));
  if (read('received') !== '') return recordReceived(page, form, read('received'));
  if (read('remind') !== '') return remind(page, read('remind'));
  if (read('confirm') !== '') return answerPaid(page, form, read('confirm'), true, messages.confirmed);
  if (read('deny') !== '') return answerPaid(page, form, read('deny'), false, messages.denied);
  if (read('takeBack') !== '') return answerPaid(page, form, read('takeBack'), false, messages.takenBack);
  if (read('contest') !== '') return answerPaid(page, form, read('contest'), false, messages.contested);
  if (read('undo') !== '') return answerPaid(page, form, read('undo'), false, messages.undone);
  if (read('link') !== '') return createLink(page, read('link'));
  if (form.has(billButtons.past)) return recordPast(page, form);
  const about = read('askRefund') || read('refund') || parseText(form, 'payment');
  // The way back from the question about a refund.
  if (!form.has(billButtons.askRefund) && !form.has(billButtons.refund)) return null;
  return refund(page, form, about);
}

/** Takes the forms of the page of bills. */
export async function handleBillForm(page: PageRequest): Promise<unknown> {
  const closeHref = flowBillsPath(parseServiceType(page.params.type), page.params.id ?? '');
  return answerBillForm({ ...page, closeHref }, await page.request.formData());
}
