import { randomUUID } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { carryOutIntents } from '../intents/carryOutIntents.ts';
import { keepDraft } from '../myinfo/keepDraft.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { createSession, deleteSession, findSession } from '../sessions/session.ts';
import { answerPlace, hashSecret, isSecret, secretsPlace } from './attempt.ts';
import { getAttempt } from './getAttempt.ts';
import { IssuerError } from './IssuerError.ts';
import { proveAgain } from './proveAgain.ts';
import {
  type AttemptRow,
  deleteNewcomer,
  endAttempt,
  type IdentityKey,
  insertIdentity,
  insertNewcomer,
  spendAttempt,
  touchIdentity,
} from './queries.ts';
import type { AttemptSecrets, Vouched } from './RelyingParty.ts';
import type { AttemptParts } from './startAttempt.ts';

/** The browser that finishes an attempt. */
export interface ReturnedBrowser {
  id: string;
  browserSecret: string | null;
  /** Secret of the session it has; it ends when the new one begins. */
  session: string | null;
  /** Secret of what the visitor wanted before. */
  intent: string | null;
  userAgent: string;
}

/** How finishing ended: the answer, and the new secret of the session where somebody was logged in or proven. */
export interface FinishedAttempt {
  answer: RouteAnswer<'finishAttempt'>;
  session: string | null;
}

/** Who is logged in by an identity, or why nobody is. */
type Found = { userId: string; isValid: boolean; isLinked: boolean } | 'taken' | 'other-person';

/** The user of an identity: the one who has it, the one who is signed in, or a new one. */
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
  await insertNewcomer(tx, { id: userId, isSample, now });
  if (await insertIdentity(tx, identity, userId, now)) return { userId, isValid: false, isLinked: false };
  // Another attempt of the same person was a moment faster.
  await deleteNewcomer(tx, userId);
  const first = await touchIdentity(tx, identity, now);
  return first ? { userId: first.user_id, isValid: first.is_valid, isLinked: false } : 'taken';
}

const findNext = (attempt: AttemptRow, isValid: boolean): RouteAnswer<'finishAttempt'>['next'] => {
  if (attempt.purpose === 'myinfo') return 'review';
  return isValid ? 'log-in' : 'sign-up';
};

/** Asks the issuer who came back; an `IssuerError` says why that is not known. */
function exchange({ issuers, sealer }: AttemptParts, attempt: AttemptRow): Promise<Vouched> {
  const party = issuers.get(attempt.issuer_name);
  const secrets: AttemptSecrets = JSON.parse(sealer.unseal(attempt.secrets, secretsPlace(attempt.id)));
  const answer = sealer.unseal(attempt.answer ?? new Uint8Array(), answerPlace(attempt.id));
  const asked = issuers.ask(party, attempt.user_type, attempt.proof_for !== null);
  return party.exchange(asked, secrets, new URLSearchParams(answer));
}

/**
 * Finds out at the issuer who came back and logs them in with a new session, or proves that it is them again. The attempt is used up before anything is asked,
 * so that of any number of calls one does all of it and the others are told where it stands.
 */
export async function finishAttempt(
  parts: AttemptParts & { db: Database },
  browser: ReturnedBrowser,
  now: Date,
): Promise<FinishedAttempt> {
  const { db, issuers, sealer, log } = parts;
  const { id, browserSecret } = browser;
  const attempt = isSecret(browserSecret) ? await spendAttempt(db, id, hashSecret(browserSecret), now) : null;
  const stop = async (): Promise<FinishedAttempt> => ({
    answer: { attempt: await getAttempt(db, id, browserSecret, now), next: null, returnPath: null },
    session: null,
  });
  if (!attempt) return stop();
  let vouched: Vouched;
  try {
    vouched = await exchange(parts, attempt);
  } catch (error) {
    const fault = error instanceof IssuerError ? error.fault : 'refused';
    log('warn', 'issuer', { issuer: attempt.issuer_name, fault });
    await endAttempt(db, attempt.id, fault);
    return stop();
  }
  const { settings } = issuers.get(attempt.issuer_name);
  const identity = { issuer: settings.issuer, subject: vouched.subject };
  return db.transaction(async (tx) => {
    const current = await findSession(tx, browser.session, now);
    if (attempt.purpose === 'proof') {
      const by = settings.name;
      const proven = await proveAgain(tx, { attempt, current, identity, by, at: vouched.loggedInAt }, now);
      await endAttempt(tx, attempt.id, 'outcome' in proven ? proven.outcome : 'done');
      const shown = await getAttempt(tx, id, browserSecret, now);
      const isProven = 'secret' in proven;
      return {
        answer: { attempt: shown, next: isProven ? 'proven' : null, returnPath: null },
        session: isProven ? proven.secret : null,
      };
    }
    const found = await findUser(tx, identity, { attempt, current, isSample: settings.isSandbox }, now);
    await endAttempt(tx, attempt.id, typeof found === 'string' ? found : 'done');
    const shown = await getAttempt(tx, id, browserSecret, now);
    if (typeof found === 'string')
      return { answer: { attempt: shown, next: null, returnPath: null }, session: null };
    const { userId, isValid, isLinked } = found;
    await carryOutIntents(tx, userId, browser.intent, now);
    const by = { by: settings.name };
    if (isLinked) await recordAudit(tx, { userId, action: 'identity-linked', details: by }, now);
    else await recordAudit(tx, { userId, action: 'logged-in', details: by }, now);
    if (attempt.user_type !== null) {
      await keepDraft(tx, sealer, { userId, userType: attempt.user_type, person: vouched.person }, now);
    }
    const session = await createSession(tx, userId, { now, userAgent: browser.userAgent });
    await deleteSession(tx, browser.session);
    return {
      answer: { attempt: shown, next: findNext(attempt, isValid), returnPath: attempt.return_path },
      session,
    };
  });
}
