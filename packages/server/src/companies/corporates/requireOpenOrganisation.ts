import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { findOrganisation } from './queries.ts';

/** Throws, with the field `organisationId`, if a corporate has no open organisation with this id. */
export async function requireOpenOrganisation(tx: Queryable, corporateId: string, id: string): Promise<void> {
  const organisation = await findOrganisation(tx, corporateId, id);
  const reason = organisation ? messages.organisationClosedReason : messages.organisationForeignReason;
  if (!organisation || organisation.isClosed)
    throw new HttpError('invalid', { fields: [{ name: 'organisationId', reason }] });
}
