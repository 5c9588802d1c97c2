import type { PropertyListing, UnitPart } from '@sewa/api/client';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from './messages.ts';

/** The range of a part in the table: 0 to 100 the whole, k to k + 1 its room k. */
export const formatPart = (part: UnitPart): string =>
  part === 'whole' ? '[0,100)' : `[${part.room},${part.room + 1})`;

/** Sub-types of whole units and of rooms; the first one is the default. */
const subTypes = { whole: [0, 30], room: [10, 20] } as const;

/** The sub-type of a part: the given one, or the default. Throws if it doesn't fit the part. */
export function chooseSubType(
  part: UnitPart,
  given: PropertyListing['propertySubType'] = null,
): 0 | 10 | 20 | 30 {
  const fitting: readonly (0 | 10 | 20 | 30)[] = subTypes[part === 'whole' ? 'whole' : 'room'];
  const chosen = given === null ? fitting[0] : fitting.find((subType) => subType === given);
  if (chosen !== undefined) return chosen;
  const reason = part === 'whole' ? messages.subTypeOfWholeReason : messages.subTypeOfRoomReason;
  throw new HttpError('invalid', { fields: [{ name: 'propertySubType', reason }] });
}
