import { randomBytes } from 'node:crypto';
import type { consentDraftSchema } from '@sewa/api/schema';
import type { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { readBrowser } from '../http/readBrowser.ts';
import { insertConsent } from './queries.ts';

/** Who chose, as far as a request tells. */
export interface Chooser {
  /** Names the browser in the ledger; null for one that has no name yet. */
  consentId: string | null;
  userId: string | null;
  userAgent: string;
}

/** Adds a choice to the ledger and answers the name the browser has there. */
export async function recordConsent(
  db: Queryable,
  draft: z.output<typeof consentDraftSchema>,
  chooser: Chooser,
  now: Date,
): Promise<string> {
  const consentId = draft.consentId ?? chooser.consentId ?? randomBytes(16).toString('base64url');
  await insertConsent(db, {
    consentId,
    userId: chooser.userId,
    preferences: draft.preferences,
    statistics: draft.statistics,
    revision: draft.revision,
    surface: draft.surface ?? null,
    hasSignal: draft.hasSignal,
    browser: readBrowser(chooser.userAgent),
    now,
  });
  return consentId;
}
