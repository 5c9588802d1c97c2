import type { Client } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { confirmFirst, type FormResult, hasField, parseText, parseVersion } from '@sewa/pages/forms';
import { track } from '@sewa/pages/track';
import { listingWizardPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { rejectForm, runFormAction } from '../formActions.ts';
import { newKey } from '../newKey.ts';
import { settlePhotoEdits } from '../Photos/photoStores.ts';
import * as messages from './messages.ts';

/** Names of the fields of a listing's form. */
export const listingFields = { listing: 'listing', property: 'property', action: 'transition' } as const;

/** Asks to confirm that a listing is closed. */
export const ASK_TO_CLOSE = 'ask-to-close';

const moves = {
  submit: 'submitListing',
  publish: 'publishListing',
  pause: 'pauseListing',
  resume: 'resumeListing',
  confirm: 'confirmListing',
  let: 'letListing',
  close: 'closeListing',
} as const;

type Move = keyof typeof moves;

const isMove = (name: string): name is Move => Object.hasOwn(moves, name);

/** What is sent once somebody confirmed that open offers are declined. */
export const declining = { let: 'let-declining', close: 'close-declining' } as const;

/** Reads a transition, and whether open offers are declined with it; null if it is none. */
function parseMove(sent: string): { readonly name: Move; readonly declinesOffers: boolean } | null {
  if (sent === declining.let) return { name: 'let', declinesOffers: true };
  if (sent === declining.close) return { name: 'close', declinesOffers: true };
  return isMove(sent) ? { name: sent, declinesOffers: false } : null;
}

/** Asks before open offers are declined, or names what a listing lacks; null if the refusal is about something else. */
const describeRefusal = (error: ApiError): ReturnType<typeof describeMissing> =>
  error.status === 409 && hasField(error, 'offers')
    ? { error: error.message, isConfirmationNeeded: true }
    : describeMissing(error);

/** Names what a listing lacks; null if the refusal is about something else. */
function describeMissing({ status, fields }: ApiError): Partial<FormResult> | null {
  if (status !== 400) return null;
  const names = fields.flatMap(({ name }) => messages.missingName[name] ?? []);
  return names.length > 0 ? { error: messages.missingFields(names) } : null;
}

interface Target {
  readonly id: string;
  readonly propertyId: string;
  readonly version: number;
}

function move(
  page: PageRequest,
  { name, declinesOffers }: NonNullable<ReturnType<typeof parseMove>>,
  { id, propertyId, version }: Target,
) {
  const { listing, property, action } = listingFields;
  const undo = { [listing]: id, [property]: propertyId, [action]: 'resume' };
  return runFormAction(
    page,
    {
      about: id,
      done: declinesOffers && name === 'let' ? messages.letDeclining : messages.done[name],
      typed: { [action]: name },
      describe: describeRefusal,
      more: (moved) => (name === 'let' ? { undo: { ...undo, version: String(moved.version) } } : {}),
    },
    async () => {
      const call: Client['letListing'] = page.client[moves[name]];
      // Photos that are being stored raise the version after the form was shown.
      const latest = Math.max(version, await settlePhotoEdits(id));
      const body = { version: latest, ...(declinesOffers && { declinesOffers }) };
      const moved = await call({ id, body }, newKey());
      if (name === 'publish') track('listing-published');
      return moved;
    },
  );
}

/** Copies a listing, and opens the copy in the wizard. */
async function copy(page: PageRequest, { id, propertyId }: Target): Promise<unknown> {
  try {
    const copied = await page.client.copyListing({ id, body: {} }, newKey());
    return redirect(listingWizardPath(propertyId, copied.id), 303);
  } catch (error) {
    return rejectForm({ about: id }, error);
  }
}

/** Takes the forms of listings; null if the form is about something else. */
export async function handleListingForm(page: PageRequest, form: FormData): Promise<unknown> {
  const id = parseText(form, listingFields.listing);
  if (id === '') return null;
  const target = { id, propertyId: parseText(form, listingFields.property), version: parseVersion(form) };
  const name = parseText(form, listingFields.action);
  if (name === ASK_TO_CLOSE) return data(confirmFirst(id));
  if (name === 'copy') return copy(page, target);
  if (name === 'join')
    return runFormAction(page, { about: id, done: messages.done.join }, () =>
      page.client.joinListing({ id, body: {} }, newKey()),
    );
  // A question that was answered with no sends no name.
  const asked = parseMove(name);
  return asked ? move(page, asked, target) : data(null);
}
