import type { RouteAnswer } from '@sewa/api/client';
import { findLastDay } from '@sewa/tenancy';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { addRentalFile } from '../rental-files/addRentalFile.ts';
import { getOwnUpload } from '../rental-files/rentalFileQueries.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { listRentalMay } from '../rentals/describeRental.ts';
import { getOwnRental, lockOwnRental, requireDecider } from '../rentals/getOwnRental.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { applySignature, prepareSignature } from './applySignature.ts';
import { findPaper, setScan } from './contractQueries.ts';
import { findNextPlace } from './contractRow.ts';
import * as messages from './messages.ts';
import type { SigningTurn } from './SigningTurn.ts';
import { sealPlace } from './sealPlace.ts';

/** Sends a scan of the agreement signed on paper; the other side confirms it. */
export const sendScan = (
  ctx: SignedIn,
  { me, standing, place }: SigningTurn,
  { version, fileId }: { version: number; fileId: string },
): Promise<RouteAnswer<'signContract'>> =>
  ctx.transaction(async (tx) => {
    const id = standing.contract.rental_id;
    const { rental } = await lockOwnRental(tx, { id, version, name: 'sign' });
    const file = await getOwnUpload(tx, fileId, 'fileId');
    const { contract } = standing;
    await setScan(tx.db, { contractId: contract.id, place: place.place, scan: file, now: tx.now });
    await addRentalFile(tx, {
      rentalId: id,
      kind: 'scan',
      name: messages.scanName(place.name),
      fileId,
      validUntil: null,
      rentalEnds: findLastDay(contract.terms),
      addedBy: me.id,
    });
    await updateRental(tx.db, id, rental.state, tx.now);
    const name = me.name ?? messages.someone;
    await recordStep(tx, rental, {
      actor: me.id,
      transition: 'sign',
      data: { contractId: contract.id, place: place.place, way: 'paper', fileId, sha256: file.sha256 },
      text: messages.scanSentEvent(name),
    });
    await settleRental(tx, id);
    await tellSide(tx, rental, {
      kind: 'paper-sent',
      side: findOtherSide(me.side),
      subject: messages.scanSubject(rental.home),
      lines: [messages.scanLead(name, rental.home), messages.scanAdvice],
      label: messages.seeScanLabel,
      key: `${contract.id}-${fileId}`,
    });
    return describeMoved(tx, id, me);
  });

/** Says that the scan of the other side is what they signed: we seal that it was received, in the signer's box. */
export const confirmPaper = defineVerb(
  signedUp,
  async (
    ctx,
    { id, body: { version, place: placeName } }: RouteInput<'confirmPaper'>,
  ): Promise<MovedRental> => {
    const { rental, me } = await getOwnRental(ctx, id);
    requireDecider(me, 'confirm-paper');
    requireVersion(version, rental.version);
    const standing = await findPaper(ctx.db, id);
    const place = standing && findNextPlace(standing);
    if (
      !standing ||
      !place ||
      !listRentalMay(rental, me, { offer: null, standing, addendum: null, tenancy: null }).includes(
        'confirm-paper',
      )
    )
      throw makeNotOpenError();
    if (place.place !== placeName || place.scan_sha256 === null)
      throw new HttpError('invalid', { fields: [{ name: 'place', reason: messages.placeUnknownReason }] });
    const found = await ctx.blobs.find(standing.contract.blob_id);
    if (!found) throw new Error('The bytes of an agreement are not there.');
    const by = me.name ?? messages.someone;
    const sealed = await sealPlace(ctx, found.bytes, {
      place,
      name: place.name,
      way: messages.paperWay(place.scan_sha256),
    });
    const ready = await prepareSignature(ctx, rental, {
      standing,
      place,
      way: 'paper',
      ...sealed,
      signedBy: null,
      signedName: place.name,
      proof: messages.paperProof(by, place.scan_sha256),
      actor: me.id,
      confirmedBy: me.id,
    });
    return ctx.transaction(async (tx) => {
      const locked = await lockOwnRental(tx, { id, version, name: 'confirm-paper' });
      await applySignature(tx, locked.rental, ready);
      return describeMoved(tx, id, me);
    });
  },
);
