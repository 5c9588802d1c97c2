import { randomUUID } from 'node:crypto';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { anyoneKnown, type WithSession } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { ATTEMPT_MS, hashSecret, isSecret, makeSecret, parseReturnPath, secretsLocation } from './attempt.ts';
import { IssuerError } from './IssuerError.ts';
import { type AttemptRow, insertAttempt, listIssuersOf } from './queries.ts';

type Wanted = RouteInput<'startAttempt'>['body'];

/** The user who starts the attempt; a step-up requires an identity at the issuer. */
async function findBeginner(
  { db, session }: WithSession,
  wanted: Wanted,
  issuer: string,
): Promise<string | null> {
  if (!wanted.proofFor) return session?.user_id ?? null;
  if (!session) throw new HttpError('not-signed-in');
  if (wanted.userType !== undefined) {
    throw new HttpError('invalid', {
      fields: [{ name: 'userType', reason: messages.userTypeWithStepUpReason }],
    });
  }
  if (!(await listIssuersOf(db, session.user_id)).includes(issuer)) throw new HttpError('not-found');
  return session.user_id;
}

function findPurpose(wanted: Wanted): AttemptRow['purpose'] {
  if (wanted.proofFor) return 'proof';
  return wanted.userType === undefined ? 'log-in' : 'myinfo';
}

/** The URL to redirect to, and the secret for the cookie. */
export interface StartedAttempt {
  url: string;
  browserSecret: string;
  end: Date;
}

/**
 * Starts a login at an issuer; returns the URL to redirect to. The secrets are stored sealed, in one row per attempt, so that two tabs
 * of a browser don't interfere.
 */
export const startAttempt = defineVerb(
  anyoneKnown,
  async (ctx, { body: wanted }: RouteInput<'startAttempt'>): Promise<StartedAttempt> => {
    const { db, issuers, log, browser, realNow: now } = ctx;
    const sealer = requireSealer(ctx);
    const party = issuers.get(wanted.issuer);
    const userType = wanted.userType ?? null;
    const proofFor = wanted.proofFor ?? null;
    const userId = await findBeginner(ctx, wanted, party.settings.issuer);
    const requested = issuers.ask(party, userType, proofFor !== null);
    const { url, secrets } = await party.begin(requested).catch((error: unknown) => {
      if (!(error instanceof IssuerError)) throw error;
      log('warn', 'issuer', { issuer: wanted.issuer, failure: error.failure });
      throw new HttpError(error.failure === 'clock' ? 'issuer-clock' : 'issuer-away');
    });
    const id = randomUUID();
    const cookie = browser.findCookie('attempt');
    const browserSecret = isSecret(cookie) ? cookie : makeSecret();
    const end = new Date(now.getTime() + ATTEMPT_MS);
    await insertAttempt(db, {
      id,
      issuerName: party.settings.name,
      purpose: findPurpose(wanted),
      userType,
      proofFor,
      stateHash: hashSecret(secrets.state),
      browserHash: hashSecret(browserSecret),
      userId,
      returnPath: parseReturnPath(wanted.returnPath),
      secrets: sealer.seal(JSON.stringify(secrets), secretsLocation(id)),
      createdAt: now,
      expiresAt: end,
    });
    return { url, browserSecret, end };
  },
);
