import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { checkReturned } from '../../platform/signing/checkReturned.ts';
import {
  type SignedDocument,
  type SignResult,
  SingpassSignError,
} from '../../platform/signing/SingpassSign.ts';
import { getRentalRow, lockRental, updateRental } from '../rentals/rentalQueries.ts';
import { recordStep, settleRental } from '../rentals/tellRental.ts';
import { applySignature, prepareSignature } from './applySignature.ts';
import { ASK_MINUTES, exchangeLocation, requireSingpass } from './beginSingpass.ts';
import { findPaper } from './contractQueries.ts';
import { findNextPlace } from './contractRow.ts';
import { findIdentityNumber } from './identityQueries.ts';
import * as messages from './messages.ts';
import {
  endSession,
  findSignSession,
  listSessionsToAsk,
  type RentalSession,
  setNextAsk,
} from './sessionQueries.ts';
import { tellNextSigner } from './tellSigners.ts';

/** Name of the job that asks Singpass what became of sessions. */
export const ASK_SINGPASS_JOB = 'ask-singpass';

const MINUTE_MS = 60_000;

/** Ends a session that came to nothing, with the reason for both sides; the signer can begin again. */
const failSession = (
  ctx: Context,
  session: RentalSession,
  { state, failure }: { state: 'expired' | 'failed'; failure: string },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const rental = await lockRental(tx.db, session.rental_id);
    if (!(await endSession(tx.db, session.request_id, { state, failure, now: tx.now }))) return;
    await updateRental(tx.db, rental.id, rental.state, tx.now);
    await recordStep(tx, rental, {
      actor: 'system',
      transition: 'cancel-signing',
      data: { contractId: session.contract_id, place: session.place, failure },
      text: messages.singpassFailedEvent(failure),
    });
    await settleRental(tx, rental.id);
    await tellNextSigner(tx, rental);
  });

/** When a session is asked for next, or null after the last time. */
function findNextAsk({ created_at: createdAt, asks }: RentalSession, now: Date): Date | null {
  const times = ASK_MINUTES.slice(asks + 1).map(
    (minutes) => new Date(createdAt.getTime() + minutes * MINUTE_MS),
  );
  return times.find((time) => time > now) ?? null;
}

async function askLater(ctx: Context, session: RentalSession): Promise<void> {
  const next = findNextAsk(session, ctx.now);
  if (next) await setNextAsk(ctx.db, session.request_id, next, true);
  else await failSession(ctx, session, { state: 'expired', failure: messages.singpassExpired });
}

/** Takes a signed document into the agreement, or ends the session with the reason why it can't be. */
async function takeDocument(
  ctx: Context,
  session: RentalSession,
  { documentUrl, signer }: SignedDocument,
): Promise<void> {
  const bytes = await requireSingpass(ctx).fetchDocument(documentUrl);
  const sent = await ctx.blobs.find(session.sent_sha256);
  if (!sent) throw new Error('The bytes that were sent to Singpass are not there.');
  const returned = await checkReturned(sent.bytes, bytes);
  const fail = (failure: string) => failSession(ctx, session, { state: 'failed', failure });
  if (!returned.isTaken) return fail(messages.returnProblem[returned.problem]);
  const number = await findIdentityNumber(ctx, session.begun_by);
  if (number !== null && number.slice(-4) !== signer.partialUin) return fail(messages.singpassOtherPerson);
  const standing = await findPaper(ctx.db, session.rental_id);
  const place = standing && findNextPlace(standing);
  const isCurrent =
    standing?.contract.id === session.contract_id && standing.contract.blob_id === session.sent_sha256;
  if (!standing || !isCurrent || place?.place !== session.place) return fail(messages.contractMovedOn);
  const rental = await getRentalRow(ctx.db, session.rental_id);
  const ready = await prepareSignature(ctx, rental, {
    standing,
    place,
    way: 'singpass',
    bytes,
    hasTimestamp: returned.hasTimestamp,
    signedBy: session.begun_by,
    signedName: signer.name,
    proof: messages.singpassProof(number !== null),
    actor: place.party_id,
  });
  await ctx.transaction(async (tx: InTransaction) => {
    const locked = await lockRental(tx.db, session.rental_id);
    // Whoever took it before has ended the session.
    if (!(await endSession(tx.db, session.request_id, { state: 'signed', now: tx.now }))) return;
    await applySignature(tx, locked, ready);
  });
}

async function handle(ctx: Context, session: RentalSession, result: SignResult): Promise<void> {
  switch (result.state) {
    case 'signed':
      return takeDocument(ctx, session, result);
    case 'not-signed':
      return askLater(ctx, session);
    case 'expired':
      return failSession(ctx, session, { state: 'expired', failure: messages.singpassExpired });
    case 'access-expired':
      return failSession(ctx, session, { state: 'failed', failure: messages.singpassTooLate });
  }
}

/** Asks Singpass what became of a session, and takes the signed paper. What fails is asked for again: no failure is final but an answer. */
export async function askSession(ctx: Context, requestId: string): Promise<void> {
  const session = await findSignSession(ctx.db, requestId);
  if (session?.state !== 'open') return;
  const exchangeCode = requireSealer(ctx).unseal(session.exchange_code, exchangeLocation(requestId));
  try {
    await handle(ctx, session, await requireSingpass(ctx).ask({ requestId, exchangeCode }));
  } catch (error) {
    if (!(error instanceof SingpassSignError || error instanceof HttpError)) throw error;
    ctx.log('warn', 'singpass-sign', { failure: error.name, message: error.message });
    await setNextAsk(ctx.db, requestId, new Date(ctx.now.getTime() + MINUTE_MS), false);
  }
}

/** Asks Singpass about all sessions whose time has come. Returns how many. */
export const askSingpass = defineVerb(system, async (ctx): Promise<number> => {
  const ids = await listSessionsToAsk(ctx.db, ctx.now);
  // One that can't be read holds up no other.
  for (const id of ids)
    await askSession(ctx, id).catch((error: unknown) => {
      ctx.log('error', 'singpass-sign', { failure: error instanceof Error ? error.name : 'unknown' });
    });
  return ids.length;
});
