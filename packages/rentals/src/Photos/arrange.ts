import type { ListingPhoto, PictureKind } from '@sewa/api/client';

/** Order, descriptions and kinds of photos that are not stored yet. */
export interface PhotoChanges {
  readonly order?: readonly string[];
  readonly alts?: Readonly<Record<string, string>>;
  readonly kinds?: Readonly<Record<string, PictureKind>>;
}

/** Whether there is nothing to store. */
export const isEmpty = ({ order, alts = {}, kinds = {} }: PhotoChanges): boolean =>
  order === undefined && Object.keys({ ...alts, ...kinds }).length === 0;

/** Changes, and later ones on top of them. */
export function mergeChanges(earlier: PhotoChanges, later: PhotoChanges): PhotoChanges {
  const order = later.order ?? earlier.order;
  return {
    ...(order && { order }),
    alts: { ...earlier.alts, ...later.alts },
    kinds: { ...earlier.kinds, ...later.kinds },
  };
}

/** Changes without some photos, which are gone. */
export function withoutPhotos(
  { order, alts = {}, kinds = {} }: PhotoChanges,
  ids: readonly string[],
): PhotoChanges {
  const isThere = ([id]: readonly [string, unknown]) => !ids.includes(id);
  return {
    ...(order && { order: order.filter((id) => !ids.includes(id)) }),
    alts: Object.fromEntries(Object.entries(alts).filter(isThere)),
    kinds: Object.fromEntries(Object.entries(kinds).filter(isThere)),
  };
}

/** Photos as they are once the changes are stored; one the order doesn't name stays behind the others. */
export function arrange(
  photos: readonly ListingPhoto[],
  { order = [], alts = {}, kinds = {} }: PhotoChanges,
): ListingPhoto[] {
  const findPlace = ({ id }: ListingPhoto) => (order.includes(id) ? order.indexOf(id) : order.length);
  return photos
    .map((photo) => {
      const alt = alts[photo.id];
      const written = alt === undefined ? {} : { alt, isDescribed: alt !== '' };
      return { ...photo, ...written, kind: kinds[photo.id] ?? photo.kind };
    })
    .sort((one, other) => findPlace(one) - findPlace(other));
}

/** The order after one photo moved to another place. */
export function move(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
