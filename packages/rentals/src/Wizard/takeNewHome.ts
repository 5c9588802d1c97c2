import type { RouteParams } from '@sewa/api/client';
import { cleanNumber } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { rejectWith, requireFormError, sendOnce } from '@sewa/pages/forms';
import { forgetTabDraft } from '@sewa/pages/tab-draft';
import { listingWizardPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { makeAddress, type NewProperty, type Reasons } from './addressChanges.ts';
import * as messages from './messages.ts';
import { explainRefusal, type Refusal } from './saveStep.ts';
import { readFields, type StepText, stepFields } from './stepText.ts';

/** Names of the fields of a home that isn't there yet. */
export const newHomeFields = ['ownership', ...stepFields.address, 'room', 'listing'] as const;

/** Name under which a tab stores what was typed for a home that isn't there yet; one for each imported listing that gets a home. */
export const nameNewHome = (importedId: string): string =>
  importedId === '' ? 'listing:new' : `listing:new:${importedId}`;

/** What became of the form of a new home. */
export interface NewHomeResult extends Refusal {
  readonly typed: StepText;
  /** Reference of the dispute, if somebody else has registered the home; else null. */
  readonly disputeId: string | null;
}

type NewListing = RouteParams<'createListing'>['body'];

/** What adds a home and its listing, and what can't be sent, by field. */
interface NewHome {
  readonly property: NewProperty;
  readonly listing: NewListing;
  readonly reasons: Reasons;
}

const roomCodes: readonly string[] = ['10', '20'];

/** What the form of a new home asks for. */
function makeNewHome(text: StepText): NewHome {
  const { address, reasons } = makeAddress(text);
  const wrong: Record<string, string> = { ...reasons };
  const subType = text.propertySubType ?? '';
  if (subType === '') wrong.propertySubType = messages.missingReason;
  const isRoom = roomCodes.includes(subType);
  const room = Number(cleanNumber(text.room));
  if (isRoom && !(Number.isInteger(room) && room >= 1 && room <= 99)) wrong.room = messages.roomReason;
  // The API checks the codes.
  const propertyType = Number(text.propertyType) as NonNullable<NewProperty['propertyType']>;
  const propertySubType = Number(subType) as NonNullable<NewListing['propertySubType']>;
  return {
    property: {
      address,
      ownership: text.ownership === 'authority' ? 'authority' : 'own',
      ...(text.propertyType ? { propertyType } : {}),
    },
    listing: { part: isRoom ? { room } : 'whole', propertySubType },
    reasons: wrong,
  };
}

/** Adds the home and begins its listing, or links an imported one, and leads to the next step. */
export async function takeNewHome({ client, request }: PageRequest): Promise<unknown> {
  const typed = readFields(await request.formData(), newHomeFields);
  const { property, listing, reasons } = makeNewHome(typed);
  const importedId = typed.listing ?? '';
  const result: NewHomeResult = { typed, reasons, message: null, disputeId: null };
  if (Object.keys(reasons).length > 0) return data(result, { status: 400 });
  try {
    const body =
      importedId === '' ? property : { ...property, imported: { listingId: importedId, ...listing } };
    const unit = await sendOnce(body, (options) => client.createProperty({ body }, options));
    const params = { id: unit.id, body: listing };
    const { id } =
      importedId === ''
        ? await sendOnce(params, (options) => client.createListing(params, options))
        : { id: importedId };
    forgetTabDraft(nameNewHome(importedId));
    return redirect(listingWizardPath(unit.id, id, 'facts'), 303);
  } catch (error) {
    requireFormError(error, [401, 404]);
    const { disputeId } = error;
    const refusal = disputeId === null ? explainRefusal(error) : { disputeId };
    return rejectWith<NewHomeResult>(error, { ...result, ...refusal });
  }
}
