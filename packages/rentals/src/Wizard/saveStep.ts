import type { Client, OwnListing } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { listRefusedFields, sendOnce } from '@sewa/pages/forms';
import type { Reasons } from './addressChanges.ts';
import type { Versions } from './draftState.ts';
import * as messages from './messages.ts';
import type { StepChanges } from './stepChanges.ts';

interface Saving {
  readonly client: Client;
  readonly propertyId: string;
  readonly listingId: string;
  readonly versions: Versions;
  readonly changes: StepChanges;
  /** Whether the user is the agent of the owner, who may not change every fact of the unit. */
  readonly isAgent: boolean;
}

/** Facts of a unit that only its owner can change. */
export class OwnersFactsError extends Error {
  constructor() {
    super(messages.ownersFacts);
    this.name = 'OwnersFactsError';
  }
}

async function changeUnit({ client, propertyId, versions, changes, isAgent }: Saving): Promise<void> {
  const params = { id: propertyId, body: { version: versions.property, ...changes.property } };
  try {
    await sendOnce(params, (options) => client.changeProperty(params, options));
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isRefused && isAgent) throw new OwnersFactsError();
    throw error;
  }
}

/** Saves what changed of the listing and of its unit; resolves to the listing as it is stored then. */
export async function saveStep(saving: Saving): Promise<OwnListing> {
  const { client, listingId, versions, changes } = saving;
  if (Object.keys(changes.listing).length > 0) {
    const params = { id: listingId, body: { version: versions.listing, ...changes.listing } };
    await sendOnce(params, (options) => client.changeListing(params, options));
  }
  if (Object.keys(changes.property).length > 0) await changeUnit(saving);
  return client.getOwnListing({ id: listingId });
}

/** Why something was refused: beside its fields, or about the whole. */
export interface Refusal {
  readonly reasons: Reasons;
  readonly message: string | null;
}

const controlOf: Readonly<Record<string, string>> = {
  address: 'postalCode',
  area: 'areaValue',
  value: 'areaValue',
  part: 'room',
};

/** Id of the control of a field that the API names, such as `rules.notes`. */
function findControl(field: string): string {
  const last = field.split('.').at(-1) ?? field;
  return controlOf[last] ?? last;
}

/** Whether the home can't have an address as a whole, which the API says in a sentence. */
export const isAddressConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.fields.some(({ name }) => name === 'address');

/** Explains what the API refused. */
export function explainRefusal(error: unknown): Refusal {
  if (error instanceof OwnersFactsError) return { reasons: {}, message: error.message };
  if (isAddressConflict(error)) return { reasons: {}, message: explainError(error) };
  const reasons = Object.fromEntries(
    listRefusedFields(error).map(({ name, reason }) => [findControl(name), reason]),
  );
  const isSaidByFields = Object.keys(reasons).some((name) => Object.hasOwn(messages.fieldSubject, name));
  return { reasons, message: isSaidByFields ? null : explainError(error) };
}
