import { findLastDay } from '@sewa/tenancy';
import type { UnitAddress } from '../../homes/properties/addressKey.ts';
import { parseUnitAddress } from '../../homes/properties/parseUnit.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from './messages.ts';

type Application = RouteInput<'createService'>['body'];

/** The most that can be due at once, in cents. */
const MAX_CENTS = 100_000_000;

/** The address of a home as it is stored. Throws with every part that is missing or wrong. */
function parseHome({ address, propertyType }: Application['home']): UnitAddress {
  try {
    return parseUnitAddress(address, propertyType ?? null);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError('invalid', {
      fields: error.fields.map((field) => ({ ...field, name: `home.${field.name}` })),
    });
  }
}

/** The address of an application on a day. Throws if something that its schema can't tell is missing or wrong. */
export function parseApplication(application: Application, today: string): UnitAddress {
  const { type, home, payeeId, monthlyRent, charges, from, months } = application;
  const address = parseHome(home);
  if (type === 'pay' && payeeId === undefined)
    throw new HttpError('invalid', { fields: [{ name: 'payeeId', reason: common.missingReason }] });
  if (findLastDay({ from, months }) < today)
    throw new HttpError('invalid', { fields: [{ name: 'from', reason: messages.planOverReason }] });
  const cents = charges.reduce((sum, charge) => sum + charge.cents, monthlyRent);
  if (cents > MAX_CENTS)
    throw new HttpError('invalid', { fields: [{ name: 'charges', reason: messages.rentTooHighReason }] });
  return address;
}
