import { isMobilePhone, normalizePhone } from '@sewa/formatters';
import { HttpError } from '../http/HttpError.ts';

/** A mobile number as it is kept, from how it was typed; throws when it is none that a code can be sent to. */
export function parseMobileNumber(typed: string): string {
  const phoneNumber = normalizePhone(typed);
  if (phoneNumber !== null && isMobilePhone(phoneNumber)) return phoneNumber;
  const reason = 'is not a Singapore mobile number: eight digits that begin with 8 or 9.';
  throw new HttpError('invalid', { fields: [{ name: 'phoneNumber', reason }] });
}
