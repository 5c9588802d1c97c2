import type { PageRequest } from '@sewa/pages';
import { sendOnce } from '@sewa/pages/forms';
import { redirect } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import { leaveForStepUp } from '../StepUp/leaveForStepUp.ts';
import { describeSetupRefusal, SETUP_FORM, type SetupChoice } from './setupForm.ts';

/** Begins a setup for the service the address names, if any, and goes on to one of our own pages, for a form may not leave for a bank. */
export async function startOwnSetup(
  { client, url }: PageRequest,
  choice: SetupChoice,
  typed: Readonly<Record<string, string>>,
  makePath: (id: string) => string,
): Promise<unknown> {
  const serviceId = url.searchParams.get('service');
  const body = { ...choice, ...(serviceId === null ? {} : { serviceId }) };
  try {
    const { id } = await sendOnce(body, (options) => client.startPaymentSetup({ body }, options));
    return redirect(makePath(id), 303);
  } catch (error) {
    leaveForStepUp(error, `${url.pathname}${url.search}`);
    return rejectForm({ about: SETUP_FORM, typed, describe: describeSetupRefusal }, error);
  }
}
