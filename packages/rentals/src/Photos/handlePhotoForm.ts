import type { ListingPhoto, PictureKind } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { findText, rejectWith, requireFormError } from '@sewa/pages/forms';
import { listingWizardPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { move, type PhotoChanges } from './arrange.ts';
import * as messages from './messages.ts';
import { findRefusal } from './photoRules.ts';

/** Why a form of the photo step was refused. */
export interface PhotoResult {
  readonly step: 'photos';
  /** The field it is about; null if it is about the list. */
  readonly field: 'photo' | null;
  readonly message: string;
}

/** What is done with one photo. */
export type PhotoIntent = 'cover' | 'earlier' | 'later' | 'remove';

/** What the buttons of the list do: `save`, or something with the id of a photo. */
export const formatIntent = (name: PhotoIntent, id: string): string => `${name} ${id}`;

/** Where a photo goes from its place; null if it stays. */
function findPlace(name: string, place: number): number | null {
  if (name === 'cover') return 0;
  if (name === 'earlier') return place > 0 ? place - 1 : null;
  return name === 'later' ? place + 1 : null;
}

class RefusedPhoto extends Error {}

/** The file that a form sends; null if it sends none. */
function findFile(form: FormData): File | null {
  const file = form.get('photo');
  return file instanceof File && file.size > 0 ? file : null;
}

async function addPhoto({ client }: PageRequest, id: string, form: FormData): Promise<void> {
  const body = findFile(form);
  if (!body) throw new RefusedPhoto(messages.noFileReason);
  const refusal = findRefusal(body, 0);
  if (refusal !== null) throw new RefusedPhoto(refusal);
  await client.addPhoto({ id, body });
}

/** Descriptions and kinds as they stand in the fields. */
function readChanges(form: FormData, photos: readonly ListingPhoto[]): PhotoChanges {
  const read = (name: string) =>
    photos.flatMap(({ id }) => {
      const value = findText(form, `${name}-${id}`);
      return value === null ? [] : [[id, value] as const];
    });
  return {
    alts: Object.fromEntries(read('alt')),
    // The API checks them.
    kinds: Object.fromEntries(read('kind')) as Record<string, PictureKind>,
  };
}

async function changePhotos({ client }: PageRequest, id: string, form: FormData): Promise<void> {
  const [name = '', photoId = ''] = String(form.get('intent')).split(' ');
  const photos = await client.listPhotos({ id });
  const { alts, kinds } = readChanges(form, photos);
  const order = photos.map((photo) => photo.id);
  const place = order.includes(photoId) ? findPlace(name, order.indexOf(photoId)) : null;
  const { version } = await client.getOwnListing({ id });
  const body = {
    version,
    order: place === null ? order : move(order, photoId, place),
    alts: { ...alts },
    kinds: { ...kinds },
  };
  await client.orderPhotos({ id, body });
  if (name === 'remove') await client.removePhoto({ id, pictureId: photoId });
}

/** Why a file or the list was refused; errors that have a page of their own are thrown. */
function explain(error: unknown, file: File | null) {
  const field = file ? 'photo' : null;
  if (error instanceof RefusedPhoto)
    return data<PhotoResult>({ step: 'photos', field: 'photo', message: error.message }, { status: 400 });
  requireFormError(error);
  const [refused] = error.fields;
  const message = file && refused ? messages.refusedReason(file.name, refused.reason) : explainError(error);
  return rejectWith<PhotoResult>(error, { step: 'photos', field, message });
}

/** Takes a form of the photo step, which only browsers without script send: one photo, or the list of them. */
export async function handlePhotoForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { id: propertyId = '', listingId = '' } = page.params;
  const isUpload = form.get('intent') === 'add';
  try {
    await (isUpload ? addPhoto : changePhotos)(page, listingId, form);
    return redirect(`${listingWizardPath(propertyId, listingId, 'photos')}#photos`, 303);
  } catch (error) {
    return explain(error, isUpload ? findFile(form) : null);
  }
}
