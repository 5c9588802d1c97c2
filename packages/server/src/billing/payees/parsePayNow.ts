import type { Payee } from '@sewa/api/client';
import { isMobilePhone, normalizePhone, normalizeUen } from '@sewa/formatters';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';

const parseMobile = (typed: string): string | null => {
  const number = normalizePhone(typed);
  return isMobilePhone(number) ? number : null;
};

/** A mobile number or UEN for PayNow as it is stored. Throws if it is neither. */
export function parsePayNow({ kind, value }: NonNullable<Payee['paynow']>): NonNullable<Payee['paynow']> {
  const parsed = kind === 'mobile' ? parseMobile(value) : normalizeUen(value);
  if (parsed !== null) return { kind, value: parsed };
  const reason = kind === 'mobile' ? messages.mobileNumberReason : messages.uenReason;
  throw new HttpError('invalid', { fields: [{ name: 'paynow.value', reason }] });
}
