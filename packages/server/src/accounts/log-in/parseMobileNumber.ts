import { isMobilePhone, normalizePhone } from '@sewa/formatters';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';

/** Normalizes a typed mobile number; throws if a code can't be sent to it. */
export function parseMobileNumber(typed: string): string {
  const phoneNumber = normalizePhone(typed);
  if (phoneNumber !== null && isMobilePhone(phoneNumber)) return phoneNumber;
  throw new HttpError('invalid', { fields: [{ name: 'phoneNumber', reason: messages.mobileNumberReason }] });
}
