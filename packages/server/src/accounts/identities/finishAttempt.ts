import { randomUUID } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { verifyByIssuer } from '../../companies/corporates/verifyByIssuer.ts';
import { claimListers } from '../../conversations/chat/claimListers.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { createSession, deleteSession, findSession } from '../../platform/sessions/session.ts';
import { runPendingActions } from '../log-in/runPendingActions.ts';
import { saveDraft } from '../myinfo/saveDraft.ts';
import { answerLocation, hashSecret, isSecret, secretsLocation } from './attempt.ts';
import { getAttemptView } from './getAttempt.ts';
import { IssuerError } from './IssuerError.ts';
import {
  type AttemptRow,
  deleteNewUser,
  endAttempt,
  type IdentityKey,
  insertIdentity,
  insertNewUser,
  noteEntityNumber,
  spendAttempt,
  touchIdentity,
} from './queries.ts';
import type { AttemptSecrets, Identity } from './RelyingParty.ts';
import { stepUpAtIssuer } from './stepUpAtIssuer.ts';

/** Result of finishing: the response, and the new session secret after a login or step-up. */
export interface FinishedAttempt {
  answer: RouteAnswer<'finishAttempt'>;
  session: string | null;
}

/** The user of an identity, or why there is none. */
type Found = { userId: string; isValid: boolean; isLinked: boolean } | 'taken' | 'other-person';

/** Finds the user of an identity, links it to the signed-in user, or creates a new user. */
async function findUser(
  tx: Queryable,
  identity: IdentityKey,
  { attempt, current, isSample }: { attempt: AttemptRow; current: SessionRow | null; isSample: boolean },
  now: Date,
): Promise<Found> {
  if (attempt.user_id !== null && current?.user_id !== attempt.user_id) return 'other-person';
  const known = await touchIdentity(tx, identity, now);
  if (attempt.user_id !== null && current) {
    const isOwn = known?.user_id === current.user_id;
    const isLinked = !known && (await insertIdentity(tx, identity, current.user_id, now));
    return isOwn || isLinked ? { userId: current.user_id, isValid: current.is_valid, isLinked } : 'taken';
  }
  if (known) return { userId: known.user_id, isValid: known.is_valid, isLinked: false };
  const userId = randomUUID();
  await insertNewUser(tx, { id: userId, isSample, now });
  if (await insertIdentity(tx, identity, userId, now)) return { userId, isValid: false, isLinked: false };
  // A concurrent attempt of the same person was faster.
  await deleteNewUser(tx, userId);
  const first = await touchIdentity(tx, identity, now);
  return first ? { userId: first.user_id, isValid: first.is_valid, isLinked: false } : 'taken';
}

const findNext = (attempt: AttemptRow, isValid: boolean): RouteAnswer<'finishAttempt'>['next'] => {
  if (attempt.purpose === 'myinfo') return 'review';
  return isValid ? 'log-in' : 'sign-up';
};

/** Gets the identity from the issuer; throws `IssuerError`. */
function exchange({ issuers }: Context, sealer: Sealer, attempt: AttemptRow): Promise<Identity> {
  const party = issuers.get(attempt.issuer_name);
  const secrets: AttemptSecrets = JSON.parse(sealer.unseal(attempt.secrets, secretsLocation(attempt.id)));
  const answer = sealer.unseal(attempt.answer ?? new Uint8Array(), answerLocation(attempt.id));
  const requested = issuers.ask(party, attempt.user_type, attempt.proof_for !== null);
  return party.exchange(requested, secrets, new URLSearchParams(answer));
}

/** Completes the step-up or login. */
async function conclude(
  tx: InTransaction,
  sealer: Sealer,
  attempt: AttemptRow,
  verified: Identity,
): Promise<FinishedAttempt> {
  const { db, issuers, browser, now, realNow } = tx;
  const { settings } = issuers.get(attempt.issuer_name);
  const { name: by } = settings;
  const identity = { issuer: settings.issuer, subject: verified.subject };
  const cookie = browser.findCookie('session');
  const current = await findSession(db, cookie, realNow);
  const show = () => getAttemptView(db, attempt.id, browser.findCookie('attempt'), realNow);
  if (attempt.purpose === 'proof') {
    const steppedUp = await stepUpAtIssuer(
      db,
      { attempt, current, identity, by, at: verified.loggedInAt },
      realNow,
    );
    await endAttempt(db, attempt.id, 'outcome' in steppedUp ? steppedUp.outcome : 'done');
    const isSteppedUp = 'secret' in steppedUp;
    return {
      answer: { attempt: await show(), next: isSteppedUp ? 'proven' : null, returnPath: attempt.return_path },
      session: isSteppedUp ? steppedUp.secret : null,
    };
  }
  const found = await findUser(db, identity, { attempt, current, isSample: settings.isSandbox }, now);
  await endAttempt(db, attempt.id, typeof found === 'string' ? found : 'done');
  const shown = await show();
  if (typeof found === 'string')
    return { answer: { attempt: shown, next: null, returnPath: null }, session: null };
  const { userId, isValid, isLinked } = found;
  await claimListers(db, userId);
  await runPendingActions(db, userId, browser.findCookie('intent'), now);
  const { entityNumber } = verified;
  await noteEntityNumber(db, identity, entityNumber);
  if (entityNumber !== null) await verifyByIssuer(db, { userId, entityNumber, by }, now);
  const action = isLinked ? 'identity-linked' : 'logged-in';
  await recordAudit(db, { userId, action, details: { by } }, now);
  if (attempt.user_type !== null) {
    await saveDraft(db, sealer, { userId, userType: attempt.user_type, person: verified.person }, now);
  }
  const userAgent = browser.findHeader('user-agent') ?? '';
  const session = await createSession(db, userId, { now: realNow, userAgent });
  await deleteSession(db, cookie);
  return {
    answer: { attempt: shown, next: findNext(attempt, isValid), returnPath: attempt.return_path },
    session,
  };
}

/**
 * Completes a login or step-up at an issuer. The attempt is claimed first, so that of concurrent calls only one does the work, and the
 * others return its state.
 */
export const finishAttempt = defineVerb(
  anyone,
  async (ctx, { id }: RouteInput<'finishAttempt'>): Promise<FinishedAttempt> => {
    const { db, browser, log, realNow: now } = ctx;
    const sealer = requireSealer(ctx);
    const secret = browser.findCookie('attempt');
    const attempt = isSecret(secret) ? await spendAttempt(db, id, hashSecret(secret), now) : null;
    const stop = async (): Promise<FinishedAttempt> => ({
      answer: { attempt: await getAttemptView(db, id, secret, now), next: null, returnPath: null },
      session: null,
    });
    if (!attempt) return stop();
    let verified: Identity;
    try {
      verified = await exchange(ctx, sealer, attempt);
    } catch (error) {
      const failure = error instanceof IssuerError ? error.failure : 'refused';
      log('warn', 'issuer', { issuer: attempt.issuer_name, failure });
      await endAttempt(db, attempt.id, failure);
      return stop();
    }
    return ctx.transaction((tx) => conclude(tx, sealer, attempt, verified));
  },
);
