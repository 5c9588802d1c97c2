import { findLastDay } from '@sewa/tenancy';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignaturePlace } from '../../platform/papers/paperWorker.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { agreedEvent, takenLaterReason } from '../renewals/messages.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { getOwnRental, lockOwnRental } from '../rentals/getOwnRental.ts';
import { listParties } from '../rentals/partyQueries.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import type { PartyRow, RentalRow } from '../rentals/rentalRow.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { holdHomeUntil } from '../rentals/tenancyQueries.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { findChanged } from './composeAddendum.ts';
import { findPaper, freezeContract, insertPlaces, markSent } from './contractQueries.ts';
import { type ContractRow, type ContractStanding, findStateAfter, listSentBy } from './contractRow.ts';
import * as messages from './messages.ts';
import { listSigners, renderContract, type Signer } from './renderContract.ts';
import { tellNextSigner } from './tellSigners.ts';
import { getTemplate } from './templates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an agreement can be signed. */
const SIGNING_DAYS = 14;

/** Throws unless somebody on each side can sign. */
function requireSigners(parties: readonly PartyRow[]): Signer[] {
  const signers = listSigners(parties);
  for (const side of ['tenant', 'landlord'] as const)
    if (!signers.some(({ party }) => party.side === side))
      throw makeNotOpenError(messages.noSignerReason[side]);
  return signers;
}

/** The bytes that will be signed, with the places of the signatures. */
interface Frozen {
  readonly signers: readonly Signer[];
  readonly bytes: Uint8Array;
  readonly places: readonly SignaturePlace[];
}

async function freeze(
  ctx: SignedIn,
  { rental, contract, parties }: { rental: RentalRow; contract: ContractRow; parties: readonly PartyRow[] },
): Promise<Frozen> {
  const { blanks, terms, number, template_version: version } = contract;
  const template = getTemplate(version);
  const changed = await findChanged(ctx.db, contract);
  const paper = { rental, parties, template, blanks, terms, number, isDraft: false, changed, now: ctx.now };
  return { signers: requireSigners(parties), ...(await renderContract(paper)) };
}

/** Whether the other side has sent the draft as it is: then whoever sends now freezes it. */
const isSecond = ({ contract }: ContractStanding, me: PartyRow): boolean =>
  listSentBy(contract).includes(findOtherSide(me.side));

async function beginSigning(
  tx: InTransaction,
  rental: RentalRow,
  { standing, frozen }: { standing: ContractStanding; frozen: Frozen },
): Promise<void> {
  const { contract } = standing;
  if (contract.kind === 'addendum') await holdHomeUntil(tx.db, rental.id, findLastDay(contract.terms));
  const blobId = await createTableBlobs(tx.db).put({ contentType: 'application/pdf', bytes: frozen.bytes });
  const expiresAt = new Date(tx.now.getTime() + SIGNING_DAYS * DAY_MS);
  await freezeContract(tx.db, { id: contract.id, blobId, expiresAt, now: tx.now });
  const rows = frozen.signers.map(({ place, party, name }, index) => {
    const box = frozen.places.find((each) => each.place === place);
    if (!box) throw new Error(`The paper has no box for ${place}.`);
    return { place, position: index + 1, party_id: party.id, name, page: box.page, x: box.x, y: box.y };
  });
  await insertPlaces(tx.db, contract.id, rows);
  await updateRental(tx.db, rental.id, findStateAfter(standing, rental, 'signing'), tx.now);
}

/** Says that the draft is right. Once both sides have, its bytes are frozen and the first signer is told. */
export const sendContract = defineVerb(
  signedUp,
  async (ctx, { id, body: { version } }: RouteInput<'sendContract'>): Promise<MovedRental> => {
    const { rental: before, me: sender } = await getOwnRental(ctx, id);
    requireVersion(version, before.version);
    const draft = await findPaper(ctx.db, id);
    const parties = await listParties(ctx.db, [id]);
    if (draft?.contract.state === 'draft') requireSigners(parties);
    const frozen =
      draft && draft.contract.state === 'draft' && isSecond(draft, sender)
        ? await freeze(ctx, { rental: before, contract: draft.contract, parties })
        : null;
    const sent = ctx.transaction(async (tx) => {
      const { rental, me, paper: standing } = await lockOwnRental(tx, { id, version, name: 'send' });
      if (!standing) throw new HttpError('not-found');
      const { contract } = standing;
      const name = me.name ?? messages.someone;
      await markSent(tx.db, contract.id, me.side, tx.now);
      if (frozen) await beginSigning(tx, rental, { standing, frozen });
      else await updateRental(tx.db, id, findStateAfter(standing, rental, 'contracting'), tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'send',
        data: { contractId: contract.id, ...(frozen && { isFrozen: true }) },
        text: frozen
          ? (contract.kind === 'addendum' ? agreedEvent : messages.frozenEvent)(name)
          : messages.sentEvent(name),
      });
      await settleRental(tx, id);
      if (frozen) await tellNextSigner(tx, rental);
      else
        await tellSide(tx, rental, {
          kind: 'contract-sent',
          side: findOtherSide(me.side),
          subject: messages.sentSubject(rental.home),
          lines: [messages.sentLead(name, rental.home), messages.sentAdvice],
          label: messages.readDraftLabel,
          key: `${id}-${rental.version}`,
        });
      return describeMoved(tx, id, me);
    });
    return sent.catch((error: unknown) => {
      if (!isViolation(error, 'offers_part_is_free')) throw error;
      throw makeNotOpenError(takenLaterReason);
    });
  },
);
