import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { hasField, parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { billPaymentCallbackPath, billPaymentRedirectPath, type PaymentWay } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import { parseServiceType } from './billPaths.ts';
import * as messages from './messages.ts';

/** Ways to pay that a form offers: a method by its kind and id, or once by card or PayNow. */
export const formatChoice = (kind: 'egiro' | 'card' | 'paynow', methodId: string | null): string =>
  methodId === null ? kind : `${kind}:${methodId}`;

/** Which address a way to pay has: PayNow and eGIRO are paid at a bank. */
export const findPageWay = (kind: string): PaymentWay => (kind === 'card' ? 'card' : 'bank');

function describe(error: ApiError) {
  if (error.status !== 409 && error.status !== 404) return null;
  if (hasField(error, 'transition') || hasField(error, 'version')) return { error: messages.beingPaid };
  if (hasField(error, 'payeeId')) return { error: messages.payeeNotReady };
  if (hasField(error, 'kind')) return { fields: { how: messages.wayRefused } };
  return hasField(error, 'methodId') ? { fields: { how: messages.methodRefused } } : null;
}

/** Pays a bill, and leads to the bank or to where the payment stands. */
export async function handlePayForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const about = parseText(form, 'bill');
  const how = parseText(form, 'how');
  const [kind = '', methodId] = how.split(':');
  if (how === '') return rejectFields({ about }, { how: messages.chooseHow });
  const chosen = methodId === undefined ? { kind: kind as 'card' | 'paynow' } : { methodId };
  const params = { id: about, body: { version: parseVersion(form), ...chosen } };
  try {
    const paid = await sendOnce(params, (options) => page.client.payBill(params, options));
    const makePath = paid.redirectUrl === null ? billPaymentCallbackPath : billPaymentRedirectPath;
    const type = parseServiceType(page.params.type);
    return redirect(makePath(type, page.params.id ?? '', findPageWay(kind), paid.paymentId), 303);
  } catch (error) {
    return rejectForm({ about, typed: { how }, describe }, error);
  }
}
