import type { Client } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { confirmFirst, type FormResult, parseText, parseVersion } from '@sewa/pages/forms';
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

function move(page: PageRequest, name: Move, { id, propertyId, version }: Target) {
  const { listing, property, action } = listingFields;
  const undo = { [listing]: id, [property]: propertyId, [action]: 'resume' };
  return runFormAction(
    page,
    {
      about: id,
      done: messages.done[name],
      describe: describeMissing,
      more: (moved) => (name === 'let' ? { undo: { ...undo, version: String(moved.version) } } : {}),
    },
    async () => {
      const call: Client['pauseListing'] = page.client[moves[name]];
      // Photos that are being stored raise the version after the form was shown.
      const latest = Math.max(version, await settlePhotoEdits(id));
      const moved = await call({ id, body: { version: latest } }, newKey());
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
  return isMove(name) ? move(page, name, target) : data(null);
}
