import { listingPath } from '@sewa/paths';
import * as messages from '../messages.ts';
import type { DeliveryRow } from './leadQueries.ts';

/** What a webhook is told of a lead, as JSON: who asked as they are called, and what; never a phone number or an email address. */
export function describeLead(row: DeliveryRow, origin: string): string {
  const { listing_id: id, listing_slug: slug } = row;
  return JSON.stringify({
    event: 'lead.created',
    id: row.id,
    createdAt: row.created_at,
    test: row.is_test,
    site: { key: row.partner_key, name: row.partner_name },
    listing: id === null ? null : { id, url: `${origin}${listingPath(id, slug ?? '')}` },
    lead: row.is_test
      ? { name: messages.testLeadName, message: messages.testLeadMessage }
      : {
          name: row.asker_name,
          message: row.message,
          ...(row.subject === null ? {} : { subject: row.subject }),
        },
  });
}
