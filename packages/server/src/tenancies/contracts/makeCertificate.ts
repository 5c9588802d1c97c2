import type { Context } from '../../platform/calling/Context.ts';
import { renderPaper } from '../../platform/papers/renderPaper.ts';
import { sealWhole } from '../../platform/signing/sealSignature.ts';
import { listEventRows } from '../rentals/eventQueries.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import type { ContractStanding, PlaceRow } from './contractRow.ts';
import * as messages from './messages.ts';

/** The last signature, which is about to be written. */
export interface LastSignature {
  readonly place: PlaceRow;
  readonly way: NonNullable<PlaceRow['way']>;
  readonly signedName: string;
  readonly proof: string;
  readonly sha256After: string;
}

/** The page beside a signed agreement: who signed, how, when, and which bytes. Sealed by us. */
export async function makeCertificate(
  ctx: Context,
  rental: RentalRow,
  { standing, last }: { standing: ContractStanding; last: LastSignature },
): Promise<Uint8Array<ArrayBuffer>> {
  const { now } = ctx;
  const { contract, places } = standing;
  const events = await listEventRows(ctx.db, rental.id);
  const signers = places.map((place) => {
    const made =
      place.place === last.place.place
        ? { ...last, at: now }
        : {
            way: place.way ?? 'own',
            signedName: place.signed_name,
            proof: place.proof,
            sha256After: place.sha256_after,
            at: place.signed_at ?? now,
          };
    return {
      name: made.signedName ?? place.name,
      role: messages.signerRole[place.side],
      way: messages.signWay[made.way],
      proof: made.proof ?? '',
      at: messages.sayInstant(made.at),
      sha256: made.sha256After ?? '',
    };
  });
  const { bytes } = await renderPaper('certificate', {
    title: messages.certificateTitle,
    at: messages.sayInstant(now),
    creationTimestamp: Math.floor(now.getTime() / 1000),
    reference: `${rental.id}-${contract.number}`,
    agreementSha256: contract.base_blob_id ?? contract.blob_id,
    signers,
    events: events
      .filter(({ data }) => data.contractId === contract.id)
      .map(({ at, transition }) => ({
        at: messages.sayInstant(new Date(at)),
        words: messages.certificateEvent(transition),
      })),
    note: messages.certificateNote,
  });
  const reason = messages.certificateReason;
  const seal = await ctx.documentSeal.get();
  return (await sealWhole(bytes, { place: 'certificate', reason, at: now, seal })).bytes;
}
