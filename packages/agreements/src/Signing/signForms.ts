import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  hasField,
  makeResult,
  parseText,
  parseVersion,
  rejectFields,
  sendOnce,
} from '@sewa/pages/forms';
import { hasTyped, saveTyped } from '@sewa/pages/typed-forms';
import { contractPath, stepUpPath } from '@sewa/paths';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { describeMove, rejectForm, runFormAction } from '../formActions.ts';
import { NOW } from '../Rental/rentalForms.ts';
import { FILE, storeFile } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';

/** Names the forms of signatures, and the one that refuses. */
export const SIGN = 'sign';
export const REFUSE = 'refuse';

/** Value of `step` with which the page goes on to Singpass by itself. */
export const TO_SINGPASS = 'singpass';

/** What the buttons send. */
export const signButtons = {
  singpass: 'sign-singpass',
  own: 'sign-own',
  paper: 'sign-paper',
  confirm: 'confirm-paper',
  cancel: 'cancel-signing',
  refuseNow: 'refuse-now',
} as const;

/** Where a step-up leads back to: the form that asks for the typed name. */
export const signHerePath = (id: string): string => `${contractPath(id)}#${signButtons.own}`;

const getId = ({ params }: PageRequest): string => params.id ?? '';
const getPlace = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });
const answer = { about: SIGN, describe: describeMove };

/** A form may not leave for Singpass: without script our own page goes on from there. */
async function signWithSingpass(page: PageRequest, version: number): Promise<unknown> {
  const id = getId(page);
  const body = { version, way: 'singpass' } as const;
  try {
    const { redirectUrl } = await sendOnce([id, SIGN, body], (options) =>
      page.client.signContract({ id, body }, options),
    );
    const ownPage = `${contractPath(id)}?step=${TO_SINGPASS}#${SIGN}`;
    return typeof document === 'undefined' || redirectUrl === undefined
      ? redirect(ownPage, 303)
      : redirectDocument(redirectUrl, 303);
  } catch (error) {
    return rejectForm(answer, error);
  }
}

/** Whether a fresh proof is missing; other things that aren't allowed are told in words. */
const isStepUpNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && hasField(error, 'step-up');

/** Leads to the step-up; what was typed waits in the tab. */
function leaveForStepUp(id: string): Response {
  if (typeof document !== 'undefined' && hasTyped()) saveTyped();
  return redirectDocument(stepUpPath('sign', signHerePath(id)), 303);
}

async function signHere(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  const name = parseText(form, 'name');
  const typed = { name };
  if (name === '') return rejectFields({ about: SIGN, typed }, { name: messages.enterName });
  const body = { version: parseVersion(form), way: 'own', name } as const;
  try {
    await sendOnce([id, SIGN, body], (options) => page.client.signContract({ id, body }, options));
  } catch (error) {
    return isStepUpNeeded(error) ? leaveForStepUp(id) : rejectForm({ ...answer, typed }, error);
  }
  return runFormAction(getPlace(page), { ...answer, done: messages.signed }, async () => undefined);
}

async function signOnPaper(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  try {
    const stored = await storeFile(page, form);
    if ('issue' in stored) return rejectFields({ about: SIGN }, { [FILE]: stored.issue });
    const body = { version: parseVersion(form), way: 'paper', ...stored } as const;
    return await runFormAction(getPlace(page), { ...answer, done: messages.scanSent }, () =>
      sendOnce([id, SIGN, body], (options) => page.client.signContract({ id, body }, options)),
    );
  } catch (error) {
    return rejectForm(answer, error);
  }
}

function confirmPaper(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  const body = { version: parseVersion(form), place: parseText(form, 'place') };
  return runFormAction(getPlace(page), { ...answer, done: messages.confirmedScan }, () =>
    sendOnce([id, signButtons.confirm, body], (options) => page.client.confirmPaper({ id, body }, options)),
  );
}

function cancel(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  const body = { version: parseVersion(form) };
  const done = form.has('isScan') ? messages.takenBack : messages.givenUp;
  return runFormAction(getPlace(page), { ...answer, done }, () =>
    sendOnce([id, signButtons.cancel, body], (options) => page.client.cancelSigning({ id, body }, options)),
  );
}

async function refuse(page: PageRequest, form: FormData, isConfirmed: boolean): Promise<unknown> {
  const id = getId(page);
  const words = parseText(form, 'words', 1_000);
  const typed = { words };
  if (words === '') return rejectFields({ about: REFUSE, typed }, { words: messages.enterWords });
  if (!isConfirmed) return data(confirmFirst(REFUSE, typed));
  const body = { version: parseVersion(form), words };
  try {
    await sendOnce([id, REFUSE, body], (options) => page.client.refuseContract({ id, body }, options));
  } catch (error) {
    return rejectForm({ about: REFUSE, typed, describe: describeMove }, error);
  }
  // The form is gone; what comes next stands at the top.
  return runFormAction(getPlace(page), { about: NOW, done: messages.refused }, async () => undefined);
}

/** Takes the forms of signatures; null if the form is about something else. */
export async function handleSignForm(page: PageRequest, form: FormData): Promise<unknown> {
  switch (form.get('do')) {
    case signButtons.singpass:
      return signWithSingpass(page, parseVersion(form));
    case signButtons.own:
      return signHere(page, form);
    case signButtons.paper:
      return signOnPaper(page, form);
    case signButtons.confirm:
      return confirmPaper(page, form);
    case signButtons.cancel:
      return cancel(page, form);
    case REFUSE:
      return refuse(page, form, false);
    case signButtons.refuseNow:
      return refuse(page, form, true);
    default:
      // Back from the question: the form stays open, with its words.
      return form.has(REFUSE)
        ? makeResult({ about: REFUSE, typed: { words: parseText(form, 'words', 1_000) } })
        : null;
  }
}
