import type { Rental } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { sendOnce } from '@sewa/pages/forms';
import { flowApplyPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm, runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names the form that sets up a rent plan. */
export const RENT_PLAN = 'rent-plan';

/** What an application for a rent plan holds, by the figures of an agreement. */
function listFields({ id, unit, listing, rentPlan }: Rental) {
  const offer = rentPlan?.offer;
  if (!offer || !unit) return null;
  const { payeeId, ...figures } = offer;
  const { propertyType } = listing;
  const known = ([0, 1, 2, 4] as const).find((type) => type === propertyType) ?? null;
  return {
    ...figures,
    home: { address: unit, propertyType: known },
    depositCents: null,
    rentalId: id,
    ...(payeeId === null ? {} : { payeeId }),
  };
}

/**
 * Takes the form that sets up a rent plan: with the landlord's account it begins at once, else the application is filled in and asks for the
 * account alone. Null if the form is about something else.
 */
export async function handleRentPlanForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('do') !== RENT_PLAN) return null;
  const { client, params, url } = page;
  const id = params.id ?? '';
  try {
    const fields = listFields(await client.getRental({ id }));
    if (!fields) return redirect(flowApplyPath('pay'), 303);
    const { payeeId, ...rest } = fields;
    if (payeeId !== undefined)
      return await runFormAction(
        { url: new URL(url.pathname, url) },
        { about: RENT_PLAN, done: messages.setUp },
        () =>
          sendOnce([id, RENT_PLAN], (options) =>
            client.createService({ body: { type: 'pay', payeeId, ...rest } }, options),
          ),
      );
    const { version } = await client.getServiceDraft({ type: 'pay' });
    const params = { type: 'pay', body: { version, fields: rest } } as const;
    await sendOnce([id, params], (options) => client.saveServiceDraft(params, options));
    return redirect(flowApplyPath('pay', 'payee'), 303);
  } catch (error) {
    return rejectForm({ about: RENT_PLAN }, error);
  }
}
