import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { getOwnRental, lockOwnRental } from '../rentals/getOwnRental.ts';
import { getAcceptedOffer } from '../rentals/offerQueries.ts';
import { listParties } from '../rentals/partyQueries.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { findStanding, insertDraft, updateDraft } from './contractQueries.ts';
import type { ContractStanding } from './contractRow.ts';
import { fillBlanks } from './fillBlanks.ts';
import * as messages from './messages.ts';
import { renderContract } from './renderContract.ts';
import { getTemplate } from './templates.ts';

/** A draft, as it is about to be written. */
interface Draft {
  readonly templateVersion: number;
  readonly blanks: ContractBlanks;
  readonly terms: OfferTerms;
  readonly bytes: Uint8Array;
  /** What the accepted offer says. */
  readonly agreed: ContractBlanks;
}

/** The open draft is changed; after an agreement that ended, or as the first one, a new one is written. */
async function writeDraft(
  { db, now }: InTransaction,
  { rentalId, partyId, standing }: { rentalId: string; partyId: string; standing: ContractStanding | null },
  { templateVersion, blanks, terms, bytes, agreed, isOther }: Draft & { isOther: boolean },
): Promise<string> {
  const blobId = await createTableBlobs(db).put({ contentType: 'application/pdf', bytes });
  const last = standing?.contract;
  // What changed is told from what the other side wrote or read last; at first, from what was agreed.
  const earlierBlanks = !last
    ? agreed
    : isOther || last.state !== 'draft'
      ? last.blanks
      : last.earlier_blanks;
  const row = { templateVersion, blanks, earlierBlanks, partyId, blobId, now };
  if (last?.state === 'draft') {
    await updateDraft(db, { ...row, id: last.id });
    return last.id;
  }
  const id = makeRandomId();
  await insertDraft(db, { ...row, id, rentalId, kind: 'agreement', number: (last?.number ?? 0) + 1, terms });
  return id;
}

/** Makes the bytes of a draft before anything is locked. */
async function composeDraft(
  ctx: SignedIn,
  {
    id,
    version,
    templateVersion,
    blanks: given,
  }: { id: string; version: number; templateVersion: number; blanks: ContractBlanks },
): Promise<Draft> {
  const template = getTemplate(templateVersion);
  const { rental } = await getOwnRental(ctx, id);
  requireVersion(version, rental.version);
  const { terms } = await getAcceptedOffer(ctx.db, id);
  const standing = await findStanding(ctx.db, id);
  const before = standing?.contract;
  const blanks = fillBlanks(template, { given, before: before?.blanks ?? null, terms });
  const isOpen = before?.state === 'draft';
  const number = before ? before.number + (isOpen ? 0 : 1) : 1;
  const parties = await listParties(ctx.db, [id]);
  const paper = {
    rental,
    parties,
    template,
    blanks,
    terms,
    number,
    isDraft: true,
    changed: null,
    now: ctx.now,
  };
  const { bytes } = await renderContract(paper);
  const agreed = fillBlanks(template, { given: {}, before: null, terms });
  return { templateVersion, blanks, terms, bytes, agreed };
}

/** Writes the agreement of a rental, or changes its draft. Whoever sent the draft before has to send it again. */
export const draftContract = defineVerb(
  signedUp,
  async (ctx, { id, body }: RouteInput<'draftContract'>): Promise<MovedRental> => {
    const draft = await composeDraft(ctx, { id, ...body });
    return ctx.transaction(async (tx) => {
      const { rental, me, standing } = await lockOwnRental(tx, { id, version: body.version, name: 'draft' });
      const isOther = standing !== null && standing.contract.drafted_side !== me.side;
      const contractId = await writeDraft(
        tx,
        { rentalId: id, partyId: me.id, standing },
        { ...draft, isOther },
      );
      await updateRental(tx.db, id, 'contracting', tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'draft',
        data: { contractId, templateVersion: draft.templateVersion, blanks: draft.blanks },
        text: messages.draftedEvent(me.name ?? messages.someone, standing?.contract.state === 'draft'),
      });
      await settleRental(tx, id);
      await tellSide(tx, rental, {
        kind: 'contract-drafted',
        side: findOtherSide(me.side),
        subject: messages.draftedSubject(rental.home),
        lines: [messages.draftedLead(me.name ?? messages.someone, rental.home), messages.draftedAdvice],
        label: messages.readDraftLabel,
        key: `${id}-${rental.version}`,
      });
      return describeMoved(tx, id, me);
    });
  },
);
