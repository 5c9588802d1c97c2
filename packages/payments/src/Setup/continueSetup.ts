import type { PaymentSetup } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { sendOnce } from '@sewa/pages/forms';
import { newCardCallbackPath, newCardRedirectPath, paymentMethodsPath, stepUpPath } from '@sewa/paths';
import { redirect, redirectDocument } from 'react-router-dom';
import { findEgiroBank } from '../Banks/listBanks.ts';
import { rejectForm } from '../formActions.ts';
import { leaveForStepUp } from '../StepUp/leaveForStepUp.ts';
import { describeSetupRefusal } from './setupForm.ts';
import { bankOnTheWayPath, bankSetupPath } from './setupPaths.ts';

/** Where somebody goes on with a setup: at the provider by one of our own pages, or to how it stands. */
function findPath({ id, kind, state, redirectUrl }: PaymentSetup): string {
  const isAtProvider = state === 'pending' && redirectUrl !== null;
  if (kind === 'card') return isAtProvider ? newCardRedirectPath(id) : newCardCallbackPath(id);
  return isAtProvider ? bankOnTheWayPath(id) : bankSetupPath(id);
}

/** Begins a setup whose time ran out anew, and goes on to the provider. */
async function startAnew({ client }: PageRequest, setup: PaymentSetup): Promise<Response> {
  const { provenFor } = await client.getStepUps({});
  if (provenFor === 0) return redirectDocument(stepUpPath('payment', paymentMethodsPath()), 303);
  const { kind, segment, serviceId } = setup;
  const bank = kind === 'card' ? null : findEgiroBank(setup.bank ?? '', segment);
  const body = {
    kind: kind ?? 'egiro',
    segment,
    ...(bank !== null && { bank }),
    ...(serviceId !== null && { serviceId }),
  };
  const { id } = await sendOnce({ after: setup.id, ...body }, (options) =>
    client.startPaymentSetup({ body }, options),
  );
  return redirect(kind === 'card' ? newCardRedirectPath(id) : bankOnTheWayPath(id), 303);
}

/** Goes on with a setup that isn't finished: at the provider, or anew if its time ran out, once the person has proven that it is them. */
export async function continueSetup(page: PageRequest, id: string): Promise<unknown> {
  try {
    const setup = await page.client.getPaymentSetup({ id });
    return setup.state === 'expired' ? await startAnew(page, setup) : redirect(findPath(setup), 303);
  } catch (error) {
    leaveForStepUp(error, page.url.pathname);
    return rejectForm({ about: id, describe: describeSetupRefusal }, error);
  }
}
