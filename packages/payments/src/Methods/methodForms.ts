import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText } from '@sewa/pages/forms';
import { runFormAction } from '../formActions.ts';
import { leaveForStepUp } from '../StepUp/leaveForStepUp.ts';
import * as messages from './messages.ts';

/** Names of the buttons: ask before a payment method is removed, and remove it, by its id. */
export const methodButtons = { ask: 'ask-to-remove', remove: 'remove' } as const;

/** Takes the forms of the list of payment methods. A question that was answered with no sends no name. */
export async function handleMethodForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const asked = parseText(form, methodButtons.ask);
  if (asked !== '') return confirmFirst(asked);
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
