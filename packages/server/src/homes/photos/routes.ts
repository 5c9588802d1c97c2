import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { addPhoto } from './addPhoto.ts';
import { listPhotos } from './listPhotos.ts';
import { orderPhotos } from './orderPhotos.ts';
import { removePhoto } from './removePhoto.ts';

/** Adds the routes of the photos of listings. */
export function addPhotoRoutes(router: VerbRouter): void {
  router.mount('addPhoto', addPhoto);
  router.mount('listPhotos', listPhotos);
  router.mount('orderPhotos', orderPhotos);
  router.mount('removePhoto', removePhoto);
}
