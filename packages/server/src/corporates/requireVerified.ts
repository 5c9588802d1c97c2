import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { isVerifiedCorporate } from './verificationQueries.ts';

/** Throws while a corporate is not verified; asked by whatever publishes or sends something in a corporate's name. */
export async function requireVerified(db: Queryable, corporateId: string): Promise<void> {
  if (await isVerifiedCorporate(db, corporateId)) return;
  throw new HttpError('not-verified', {
    fields: [{ name: 'corporate', reason: messages.companyUnverifiedReason }],
  });
}
