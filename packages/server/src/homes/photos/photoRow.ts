import type { ListingPhoto, PictureKind } from '@sewa/api/client';

import * as messages from '../messages.ts';

/** A photo, as stored. */
export interface PhotoRow {
  readonly id: string;
  readonly state: ListingPhoto['state'];
  readonly src: string | null;
  readonly alt: string;
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly sources: { readonly src: string; readonly width: number }[];
  readonly preview: string | null;
}

/** The description of a photo: what somebody wrote, or else what its kind says. */
export const describePhoto = (kind: PictureKind, written: string): string =>
  written || messages.photoAlts[kind];

/** Whether somebody described a photo. */
export const isDescribed = ({ alt, kind }: Pick<PhotoRow, 'alt' | 'kind'>): boolean =>
  alt !== messages.photoAlts[kind];

/** A photo as its lister sees it. */
export const toPhoto = (row: PhotoRow): ListingPhoto => ({ ...row, isDescribed: isDescribed(row) });
