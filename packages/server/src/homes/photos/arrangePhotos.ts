import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { describePhoto, isDescribed, type PhotoRow } from './photoRow.ts';
import type { PhotoWords } from './queries.ts';

/** Order, descriptions and kinds that somebody asks for. */
export type PhotoChanges = Pick<RouteInput<'orderPhotos'>['body'], 'order' | 'alts' | 'kinds'>;

const refuse = (name: string) =>
  new HttpError('invalid', { fields: [{ name, reason: messages.photoOrderReason }] });

function requireKnown(name: string, ids: readonly string[], known: ReadonlyMap<string, PhotoRow>): void {
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw refuse(name);
}

/** Descriptions by id; a list of them follows the order. */
function listAlts(alts: PhotoChanges['alts'] = {}, order: readonly string[]): Map<string, string> {
  if (!Array.isArray(alts)) return new Map(Object.entries(alts));
  if (alts.length > order.length) throw refuse('alts');
  return new Map(alts.map((alt, index) => [order[index] ?? '', alt]));
}

/**
 * Arranges the photos of a listing: those that are not named in the order, such as one uploaded meanwhile, stay behind the others.
 * Throws if it names a photo twice, or one of another listing.
 */
export function arrangePhotos(
  photos: readonly PhotoRow[],
  { order = photos.map(({ id }) => id), alts, kinds = {} }: PhotoChanges,
): PhotoWords[] {
  const known = new Map(photos.map((photo) => [photo.id, photo]));
  const altsById = listAlts(alts, order);
  requireKnown('order', order, known);
  requireKnown('alts', [...altsById.keys()], known);
  requireKnown('kinds', Object.keys(kinds), known);
  const unnamed = photos.filter(({ id }) => !order.includes(id));
  const named = order.flatMap((id) => known.get(id) ?? []);
  return [...named, ...unnamed].map((photo) => {
    const { id } = photo;
    const kind = kinds[id] ?? photo.kind;
    const alt = altsById.get(id) ?? (isDescribed(photo) ? photo.alt : '');
    return { id, kind, alt: describePhoto(kind, alt) };
  });
}
