import type { Queryable } from '../../platform/database/database.ts';
import { replacePictures } from './queries.ts';

/** A picture of a listing; its bytes were put into the blobs before. */
export interface PictureDraft {
  blobId: string;
  kind: 'facade' | 'living' | 'bedroom' | 'kitchen' | 'bath' | 'floor-plan' | 'photo';
  alt: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** Gives each listing exactly these pictures, in order; what was the same is not written again. */
export async function savePictures(
  db: Queryable,
  pictures: ReadonlyMap<string, readonly PictureDraft[]>,
): Promise<void> {
  if (pictures.size === 0) return;
  const rows = [...pictures].flatMap(([listingId, drafts]) =>
    drafts.map(({ blobId, kind, alt, width, height }, position) => ({
      listing_id: listingId,
      position,
      blob_id: blobId,
      kind,
      alt,
      width,
      height,
    })),
  );
  await replacePictures(db, [...pictures.keys()], rows);
}
