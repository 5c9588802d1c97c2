import { findDay } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';
import { changeRentPlan } from '../../billing/services/rentPlanQueries.ts';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import { makeBlobId } from '../../platform/blobs/makeBlobId.ts';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { addRentalFile, keepPapersUntil } from '../rental-files/addRentalFile.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { setLastDay } from '../rentals/tenancyQueries.ts';
import { finishContract, insertSignature } from './contractQueries.ts';
import { type ContractStanding, findNextPlace, findStateAfter, type PlaceRow } from './contractRow.ts';
import { makeCertificate } from './makeCertificate.ts';
import * as messages from './messages.ts';
import { tellNextSigner } from './tellSigners.ts';

/** A signature, made over the bytes of an agreement. */
export interface MadeSignature {
  readonly place: PlaceRow;
  readonly way: NonNullable<PlaceRow['way']>;
  readonly bytes: Uint8Array;
  readonly hasTimestamp: boolean;
  readonly signedBy: string | null;
  readonly signedName: string;
  /** How the signer proved who they are, in words for the certificate. */
  readonly proof: string;
  /** The party who did it: the signer, or who confirmed their scan. */
  readonly actor: string;
  readonly confirmedBy?: string;
}

/** A signature that can be written: with the certificate, if it is the last one. */
export interface ReadySignature extends MadeSignature {
  readonly standing: ContractStanding;
  readonly sha256After: string;
  readonly certificate: Uint8Array | null;
}

/** Whether nobody has to sign after a place. */
const isLast = ({ places }: ContractStanding, { place }: PlaceRow): boolean =>
  places.every(({ place: other, signed_at: at }) => other === place || at !== null);

/** Makes what belongs to a signature before anything is locked: sealing takes longer than a transaction should. */
export async function prepareSignature(
  ctx: Context,
  rental: RentalRow,
  { standing, ...made }: MadeSignature & { standing: ContractStanding },
): Promise<ReadySignature> {
  const sha256After = makeBlobId(made.bytes);
  const last = { ...made, sha256After };
  const certificate = isLast(standing, made.place)
    ? await makeCertificate(ctx, rental, { standing, last })
    : null;
  return { ...made, standing, sha256After, certificate };
}

async function finish(tx: InTransaction, rental: RentalRow, signature: ReadySignature): Promise<void> {
  const { standing, certificate, bytes, sha256After } = signature;
  if (!certificate) return;
  const { contract } = standing;
  const isAddendum = contract.kind === 'addendum';
  const { db, now } = tx;
  const certificateBlobId = await createTableBlobs(db).put({
    contentType: 'application/pdf',
    bytes: certificate,
  });
  await finishContract(db, { id: contract.id, certificateBlobId, now });
  await updateRental(db, rental.id, findStateAfter(standing, rental, 'signed'), now);
  const validUntil = findLastDay(contract.terms);
  await setLastDay(db, rental.id, validUntil);
  if (isAddendum) {
    const { from, monthlyRent } = contract.terms;
    await keepPapersUntil(db, rental.id, validUntil);
    await changeRentPlan(db, rental.id, { from, monthlyRent, lastDay: validUntil });
  }
  const paper = { rentalId: rental.id, validUntil, rentalEnds: validUntil, addedBy: null };
  const nameOf = isAddendum ? messages.addendumName : messages.agreementName;
  const name = nameOf(rental.home, findDay(now) ?? '');
  await addRentalFile(tx, {
    ...paper,
    kind: contract.kind,
    name,
    blobId: sha256After,
    byteLength: bytes.byteLength,
  });
  await addRentalFile(tx, {
    ...paper,
    kind: 'certificate',
    name: messages.certificateName(rental.home),
    blobId: certificateBlobId,
    byteLength: certificate.byteLength,
  });
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: 'contract-signed',
      side,
      subject: messages.signedSubject(rental.home),
      lines: [
        (isAddendum ? messages.addendumSignedLead : messages.signedLead)(rental.home),
        messages.signedAdvice[contract.terms.dutyBy],
      ],
      label: messages.readSignedLabel,
      key: contract.id,
    });
}

/** Writes a signature of a locked rental. Throws if the bytes it was made over have moved on: nothing is kept of it then. */
export async function applySignature(
  tx: InTransaction,
  rental: RentalRow,
  signature: ReadySignature,
): Promise<void> {
  const { standing, place, way, sha256After, certificate, signedName } = signature;
  const { contract } = standing;
  const next = findNextPlace(standing);
  const moved = new HttpError('stale-version', {
    fields: [{ name: 'version', reason: messages.contractMovedReason }],
  });
  if (next?.place !== place.place) throw moved;
  await createTableBlobs(tx.db).put({ contentType: 'application/pdf', bytes: signature.bytes });
  const isWritten = await insertSignature(tx.db, {
    contractId: contract.id,
    place: place.place,
    way,
    signedBy: signature.signedBy,
    signedName,
    proof: signature.proof,
    sha256Before: contract.blob_id,
    sha256After,
    hasTimestamp: signature.hasTimestamp,
    confirmedBy: signature.confirmedBy ?? null,
    now: tx.now,
  });
  if (!isWritten) throw moved;
  await recordStep(tx, rental, {
    actor: signature.actor,
    transition: signature.confirmedBy === undefined ? 'sign' : 'confirm-paper',
    data: {
      contractId: contract.id,
      place: place.place,
      way,
      name: signedName,
      sha256Before: contract.blob_id,
      sha256After,
    },
    text: certificate ? messages.allSignedEvent(signedName) : messages.signedEvent(signedName),
  });
  await settleRental(tx, rental.id);
  if (certificate) return finish(tx, rental, signature);
  await updateRental(tx.db, rental.id, rental.state, tx.now);
  await tellNextSigner(tx, rental);
}
