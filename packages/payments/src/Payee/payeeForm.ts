import type { RouteParams } from '@sewa/api/client';
import { isMobilePhone, isUen, normalizePhone, normalizeUen } from '@sewa/formatters';
import { parseText } from '@sewa/pages/forms';
import * as messages from './messages.ts';

/** The body that adds a payee. */
export type PayeeDraft = RouteParams<'addPayee'>['body'];

/** What a form of a payee says: the payee, what is wrong with each field, and what was typed, without the account number. */
export interface PayeeForm {
  readonly draft: PayeeDraft;
  readonly issues: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

/** Text for a PayNow number, ready to be sent; null if it isn't one. */
function parsePayNow(kind: string, value: string): string | null {
  if (kind === 'uen') return isUen(value) ? normalizeUen(value) : null;
  return isMobilePhone(value) ? normalizePhone(value) : null;
}

/** Reads the fields of `PayeeFields`. */
export function parsePayeeForm(form: FormData): PayeeForm {
  const read = (name: string) => parseText(form, name);
  const name = read('payeeName').slice(0, 100);
  const bank = read('payeeBank');
  const accountNumber = read('accountNumber').normalize('NFKC').replaceAll(/[\s-]/g, '');
  const email = read('payeeEmail');
  const paynowKind = read('paynowKind');
  const paynowValue = read('paynowValue');
  const paynow = paynowKind === '' ? null : parsePayNow(paynowKind, paynowValue);
  const issues = {
    ...(name === '' && { 'payee-name': messages.enterName }),
    ...(bank === '' && { 'payee-bank': messages.chooseBank }),
    ...(!/^\d{7,14}$/.test(accountNumber) && { 'payee-accountNumber': messages.enterAccount }),
    ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) && { 'payee-email': messages.enterEmail }),
    ...(paynowKind !== '' &&
      paynow === null && {
        'payee-paynowValue': paynowKind === 'uen' ? messages.enterUen : messages.enterMobile,
      }),
  };
  return {
    draft: {
      name,
      // The API checks it.
      bank: bank as PayeeDraft['bank'],
      accountNumber,
      ...(email !== '' && { email }),
      ...(paynow !== null && {
        paynow: { kind: paynowKind === 'uen' ? ('uen' as const) : ('mobile' as const), value: paynow },
      }),
    },
    issues,
    typed: { payeeName: name, payeeBank: bank, payeeEmail: email, paynowKind, paynowValue },
  };
}

const controls: Readonly<Record<string, string>> = {
  name: 'payee-name',
  bank: 'payee-bank',
  accountNumber: 'payee-accountNumber',
  email: 'payee-email',
  paynow: 'payee-paynowValue',
  'paynow.value': 'payee-paynowValue',
};

/** The id of the control of a field that the API names. */
export const findPayeeControl = (field: string): string => controls[field] ?? field;
