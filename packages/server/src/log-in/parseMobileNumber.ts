import { isMobilePhone, normalizePhone } from '@sewa/formatters';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';

/** A mobile number as it is kept, from how it was typed; throws when it is none that a code can be sent to. */
export function parseMobileNumber(typed: string): string {
  const phoneNumber = normalizePhone(typed);
  if (phoneNumber !== null && isMobilePhone(phoneNumber)) return phoneNumber;
  throw new HttpError('invalid', { fields: [{ name: 'phoneNumber', reason: messages.mobileNumberReason }] });
}
