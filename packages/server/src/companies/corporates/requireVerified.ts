import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { isVerifiedCorporate } from './verificationQueries.ts';

/** Throws if a corporate isn't verified. Call it before publishing or sending anything in its name. */
export async function requireVerified(db: Queryable, corporateId: string): Promise<void> {
  if (await isVerifiedCorporate(db, corporateId)) return;
  throw new HttpError('not-verified', {
    fields: [{ name: 'corporate', reason: messages.companyUnverifiedReason }],
  });
}
