import { createHash } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import type { Context } from '../../platform/calling/Context.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type SingpassSign, SingpassSignError } from '../../platform/signing/SingpassSign.ts';
import { describeMoved } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { recordStep, settleRental } from '../rentals/tellRental.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import type { PlaceRow } from './contractRow.ts';
import { findIdentityNumber } from './identityQueries.ts';
import * as messages from './messages.ts';
import type { SigningTurn } from './SigningTurn.ts';
import { insertSession } from './sessionQueries.ts';

/** A4, in points. */
const PAGE_SIZE = { width: 595.28, height: 841.89 };

/** Minutes after the beginning of a session at which Singpass is asked what became of it: the last ones reach a paper that it keeps for an hour. */
export const ASK_MINUTES: readonly number[] = [1, 5, 15, 30, 45, 55];

/** Where the code of a session is sealed to. */
export const exchangeLocation = (requestId: string): string => `exchange code of ${requestId}`;

/** Sign with Singpass; throws if it isn't set up. */
export function requireSingpass({ singpassSign }: Context): SingpassSign {
  if (!singpassSign) throw new HttpError('signing-away', { message: messages.singpassMissing });
  return singpassSign;
}

async function begin(ctx: SignedIn, { rental, place, standing }: SigningTurn, bytes: Uint8Array) {
  const { page, x, y }: PlaceRow = place;
  const documentName = messages.singpassDocumentName(standing.contract.kind, rental.home);
  const number = await findIdentityNumber(ctx, ctx.session.user_id);
  const signer = number === null ? {} : { signerUinHash: createHash('sha256').update(number).digest('hex') };
  const request = { bytes, documentName, box: { page, x, y }, pageSize: PAGE_SIZE, ...signer };
  try {
    return await requireSingpass(ctx).begin(request);
  } catch (error) {
    if (error instanceof SingpassSignError)
      throw new HttpError('signing-away', { message: messages.singpassAway });
    throw error;
  }
}

/** Begins to sign at Singpass: a session there locks the bytes until it ends. */
export async function beginSingpass(
  ctx: SignedIn,
  turn: SigningTurn,
  version: number,
): Promise<RouteAnswer<'signContract'>> {
  const { standing, me, place, rental } = turn;
  const { contract } = standing;
  const sealer = requireSealer(ctx);
  const found = await ctx.blobs.find(contract.blob_id);
  if (!found) throw new Error('The bytes of an agreement are not there.');
  const { requestId, signingUrl, exchangeCode, expiresAt } = await begin(ctx, turn, found.bytes);
  try {
    return await ctx.transaction(async (tx) => {
      const locked = await lockOwnRental(tx, { id: rental.id, version, name: 'sign' });
      await insertSession(tx.db, {
        requestId,
        contractId: contract.id,
        place: place.place,
        exchangeCode: sealer.seal(exchangeCode, exchangeLocation(requestId)),
        signingUrl,
        sentSha256: contract.blob_id,
        begunBy: ctx.session.user_id,
        expiresAt,
        askAt: new Date(tx.now.getTime() + (ASK_MINUTES[0] ?? 1) * 60_000),
        now: tx.now,
      });
      await updateRental(tx.db, rental.id, locked.rental.state, tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'sign',
        data: { contractId: contract.id, place: place.place, way: 'singpass', isBegun: true },
        text: messages.singpassBegunEvent(me.name ?? messages.someone),
      });
      await settleRental(tx, rental.id);
      return { ...(await describeMoved(tx, rental.id, me)), redirectUrl: signingUrl };
    });
  } catch (error) {
    if (isViolation(error, 'sign_sessions_one_open')) throw makeNotOpenError(messages.contractMovedReason);
    throw error;
  }
}
