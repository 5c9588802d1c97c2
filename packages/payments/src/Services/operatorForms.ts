import type { PermissionRule } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names of the buttons of operators: answer an application, settle a difference, by its id. */
export const operatorButtons = { answer: 'answer', settle: 'settle' } as const;

/** Whether the rules let somebody answer applications and settle differences. */
export const isOperator = (rules: readonly PermissionRule[]): boolean =>
  rules.some(({ subject, inverted }) => !inverted && [subject].flat().includes('Application'));

const describeGone = ({ status }: { readonly status: number }) =>
  status === 404 || status === 409 ? { error: messages.goneLabel } : null;

function answer(page: PageRequest, form: FormData, id: string) {
  const words = parseText(form, 'words', 2_000);
  const typed = { words };
  if (words === '') return rejectFields({ about: id, typed }, { words: messages.termsMissing });
  const body = { version: parseVersion(form), words };
  return runFormAction(page, { about: id, done: messages.answered, typed, describe: describeGone }, () =>
    sendOnce({ id, ...body }, (options) => page.client.answerService({ id, body }, options)),
  );
}

/** Whether a form is one of operators. */
export const isOperatorForm = (form: FormData): boolean =>
  form.has(operatorButtons.answer) || form.has(operatorButtons.settle);

/** Takes a form of operators. */
export async function answerOperatorForm(page: PageRequest, form: FormData): Promise<unknown> {
  const answered = parseText(form, operatorButtons.answer);
  if (answered !== '') return answer(page, form, answered);
  const id = parseText(form, operatorButtons.settle);
  if (id === '') return null;
  return runFormAction(page, { about: id, done: messages.settled, describe: describeGone }, () =>
    sendOnce({ id }, (options) => page.client.settlePaymentDifference({ id, body: {} }, options)),
  );
}
