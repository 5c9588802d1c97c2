import { isMobilePhone, normalizePhone } from '@sewa/formatters';
import { RefusedError } from '../http/RefusedError.ts';

/** A mobile number as it is kept, from how it was typed; throws when it is none that a code can be sent to. */
export function readMobileNumber(typed: string): string {
  const phoneNumber = normalizePhone(typed);
  if (phoneNumber !== null && isMobilePhone(phoneNumber)) return phoneNumber;
  const reason = 'is not a Singapore mobile number: eight digits that begin with 8 or 9.';
  throw new RefusedError('invalid', { fields: [{ name: 'phoneNumber', reason }] });
}
