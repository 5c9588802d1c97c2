import type { RouteAnswer } from '@sewa/api/client';
import { requireStepUp } from '../../accounts/step-up/requireStepUp.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { describeMoved } from '../rentals/describeMoved.ts';
import { listRentalMay } from '../rentals/describeRental.ts';
import { getOwnRental, lockOwnRental, requireDecider } from '../rentals/getOwnRental.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { applySignature, prepareSignature } from './applySignature.ts';
import { beginSingpass } from './beginSingpass.ts';
import { findPaper } from './contractQueries.ts';
import { findNextPlace } from './contractRow.ts';
import * as messages from './messages.ts';
import type { SigningTurn } from './SigningTurn.ts';
import { sealPlace } from './sealPlace.ts';
import { sendScan } from './sendScan.ts';

type Signed = RouteAnswer<'signContract'>;
type Input = RouteInput<'signContract'>['body'] & { readonly id: string };

/** A name as it is compared: whatever its case, spaces and width. */
const foldName = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');

/** The name that has to be typed: the party's as frozen, or of whoever signs for a company. */
const findTypedName = ({ place, me }: SigningTurn, { session }: SignedIn): string =>
  me.corporate_id === null ? place.name : (session.name ?? '');

/** The turn of the user. Throws if it isn't theirs, or the agreement has moved on. */
async function getTurn(ctx: SignedIn, { id, version }: Input): Promise<SigningTurn> {
  const { rental, me } = await getOwnRental(ctx, id);
  requireDecider(me, 'sign');
  requireVersion(version, rental.version);
  const standing = await findPaper(ctx.db, id);
  const place = standing && findNextPlace(standing);
  if (
    !standing ||
    !place ||
    !listRentalMay(rental, me, { offer: null, standing, addendum: null, tenancy: null }).includes('sign')
  )
    throw makeNotOpenError(messages.notYourTurnReason);
  return { rental, me, standing, place };
}

/** Signs here: with a fresh proof and the typed name. */
async function signHere(ctx: SignedIn, turn: SigningTurn, { id, version, name }: Input): Promise<Signed> {
  requireStepUp(ctx.session, ctx.realNow);
  const { rental, standing, place, me } = turn;
  const expected = findTypedName(turn, ctx);
  if (name === undefined || foldName(name) !== foldName(expected))
    throw new HttpError('invalid', {
      fields: [{ name: 'name', reason: messages.typedNameReason(expected) }],
    });
  const found = await ctx.blobs.find(standing.contract.blob_id);
  if (!found) throw new Error('The bytes of an agreement are not there.');
  const signedName = me.corporate_id === null ? place.name : messages.forCompany(expected, place.name);
  const sealed = await sealPlace(ctx, found.bytes, { place, name: signedName, way: messages.ownWay });
  const ready = await prepareSignature(ctx, rental, {
    standing,
    place,
    way: 'own',
    ...sealed,
    signedBy: ctx.session.user_id,
    signedName,
    proof: messages.ownProof,
    actor: me.id,
  });
  return ctx.transaction(async (tx) => {
    const locked = await lockOwnRental(tx, { id, version, name: 'sign' });
    await applySignature(tx, locked.rental, ready);
    return describeMoved(tx, id, me);
  });
}

/**
 * Signs the agreement, if it is the user's turn: here, at Singpass, or on paper. The bytes are sealed before anything is locked, and written
 * only if they are still those that were read.
 */
export const signContract = defineVerb(
  signedUp,
  async (ctx, { id, body }: RouteInput<'signContract'>): Promise<Signed> => {
    const input = { ...body, id };
    const turn = await getTurn(ctx, input);
    if (body.way === 'own') return signHere(ctx, turn, input);
    if (body.way === 'singpass') return beginSingpass(ctx, turn, body.version);
    if (body.fileId === undefined)
      throw new HttpError('invalid', { fields: [{ name: 'fileId', reason: messages.scanMissingReason }] });
    return sendScan(ctx, turn, { version: body.version, fileId: body.fileId });
  },
);
