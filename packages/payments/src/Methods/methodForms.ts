import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText } from '@sewa/pages/forms';
import { runFormAction } from '../formActions.ts';
import { continueSetup } from '../Setup/continueSetup.ts';
import { leaveForStepUp } from '../StepUp/leaveForStepUp.ts';
import * as messages from './messages.ts';

/** Names of the buttons, each with an id: ask before a method is removed, and remove it; go on with a setup, and cancel it. */
export const methodButtons = {
  ask: 'ask-to-remove',
  remove: 'remove',
  continue: 'continue-setup',
  cancel: 'cancel-setup',
} as const;

const cancelSetup = (page: PageRequest, id: string): Promise<unknown> =>
  runFormAction(
    page,
    {
      about: id,
      done: messages.cancelled,
      describe: ({ status }) => (status === 409 ? { error: messages.setupOver } : null),
    },
    () => page.client.cancelPaymentSetup({ id }),
  );

/** Takes the forms of the lists of payment methods and of setups. A question that was answered with no sends no name. */
export async function handleMethodForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const asked = parseText(form, methodButtons.ask);
  if (asked !== '') return confirmFirst(asked);
  const continued = parseText(form, methodButtons.continue);
  if (continued !== '') return continueSetup(page, continued);
  const cancelled = parseText(form, methodButtons.cancel);
  if (cancelled !== '') return cancelSetup(page, cancelled);
  const id = parseText(form, methodButtons.remove);
  if (id === '') return null;
  return runFormAction(
    page,
    {
      about: id,
      done: messages.removed,
      describe: ({ status }) => (status === 409 ? { error: messages.busy } : null),
    },
    () =>
      page.client.removePaymentMethod({ id }).catch((error: unknown) => {
        leaveForStepUp(error, page.url.pathname);
        throw error;
      }),
  );
}
