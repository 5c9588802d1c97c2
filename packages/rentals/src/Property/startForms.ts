import type { Property, UnitPart } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { parseText, rejectFields } from '@sewa/pages/forms';
import { listingWizardPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import * as common from '../messages.ts';
import { newKey } from '../newKey.ts';
import * as messages from './messages.ts';

/** Name of the form that starts a listing, and of its button. */
export const START_FORM = 'list';

const WHOLE = 'whole';
/** Rooms that are offered where nobody has said how many there are. */
const USUAL_ROOMS = 4;

const serializePart = (part: UnitPart): string => (part === 'whole' ? WHOLE : String(part.room));

/** Whether two parts can't be on the market at the same time: the same room, or the whole home and anything of it. */
const overlaps = (one: string, other: string): boolean => one === other || one === WHOLE || other === WHOLE;

/** The parts of a home that can be listed: no live listing takes them, and the person has none of them yet but a closed one. */
export function listFreeParts({ numberOfBedrooms, listings }: Property): string[] {
  const rooms = Array.from({ length: numberOfBedrooms || USUAL_ROOMS }, (_, index) => String(index + 1));
  const isTaken = (part: string) =>
    listings.some((listing) => {
      const other = serializePart(listing.part);
      if (listing.state === 'live') return overlaps(part, other);
      return listing.isMine && listing.state !== 'closed' && part === other;
    });
  return [WHOLE, ...rooms].filter((part) => !isTaken(part));
}

/** The words of a part as the form sends it. */
export const describeFreePart = (part: string): string =>
  part === WHOLE ? common.wholeHome : common.room(Number(part));

/** Takes the form that starts a listing, and opens it in the wizard; null if the form is about something else. */
export async function handleStartForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (!form.has(START_FORM)) return null;
  const id = page.params.id ?? '';
  const part = parseText(form, 'part');
  const typed = { part };
  if (part === '') return rejectFields({ about: START_FORM, typed }, { part: messages.choosePart });
  const isWhole = part === WHOLE;
  const body = {
    part: isWhole ? (WHOLE as 'whole') : { room: Number(part) },
    propertySubType: isWhole ? (0 as const) : (10 as const),
  };
  try {
    const created = await page.client.createListing({ id, body }, newKey());
    // A room has facts of its own, such as its bathroom, even if the home has none left to ask for.
    return redirect(listingWizardPath(id, created.id, isWhole ? null : 'address'), 303);
  } catch (error) {
    return rejectForm({ about: START_FORM, typed }, error);
  }
}
