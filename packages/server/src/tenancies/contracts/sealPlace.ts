import type { Context } from '../../platform/calling/Context.ts';
import { renderPaper } from '../../platform/papers/renderPaper.ts';
import { sealSignature } from '../../platform/signing/sealSignature.ts';
import type { PlaceRow } from './contractRow.ts';
import * as messages from './messages.ts';

/** The box of a signature in points: 80 x 32 mm. */
const BOX = { width: 227, height: 90 };

/** Adds the signature of a place to the bytes of an agreement, in its box. */
export async function sealPlace(
  { documentSeal, now }: Context,
  bytes: Uint8Array,
  { place: { place, page, x, y }, name, way }: { place: PlaceRow; name: string; way: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; hasTimestamp: boolean }> {
  const look = {
    name,
    way,
    at: messages.sayInstant(now),
    ...BOX,
    creationTimestamp: Math.floor(now.getTime() / 1000),
  };
  const { bytes: appearance } = await renderPaper('signature', look);
  const reason = messages.signatureReason(place);
  const seal = await documentSeal.get();
  return sealSignature(bytes, { place, box: { page, x, y }, appearance, name, reason, at: now, seal });
}
