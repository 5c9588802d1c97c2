import type { Attempt } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { describeAttempt, hashSecret, isSecret } from './attempt.ts';
import { findAttempt } from './queries.ts';

/** The state of a browser's attempt; throws if it started no such attempt. */
export async function getAttemptView(
  db: Queryable,
  id: string,
  browserSecret: string | null,
  now: Date,
): Promise<Attempt> {
  const row = isSecret(browserSecret) ? await findAttempt(db, id, hashSecret(browserSecret)) : null;
  if (!row) throw new HttpError('not-found');
  return describeAttempt(row, now);
}

/** The state of an attempt of this browser. */
export const getAttempt = defineVerb(anyone, ({ db, browser, realNow }, { id }: RouteInput<'getAttempt'>) =>
  getAttemptView(db, id, browser.findCookie('attempt'), realNow),
);
