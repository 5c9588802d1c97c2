import type { DeskWaitlistPeople } from '@sewa/api/client';
import { listConfirmedEntries } from '../../content/waitlists/entryQueries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';
import { findCountedWaitlist } from './waitlistQueries.ts';

/** The most people of one answer; the file has all. */
const MAX_PEOPLE = 200;

/** A waitlist with the people on it; the audit log says who looked. Throws if no waitlist has this name. */
export const getDeskWaitlist = defineVerb(
  mayUseDesk,
  (ctx, { name }: RouteInput<'getDeskWaitlist'>): Promise<DeskWaitlistPeople> =>
    ctx.transaction(async ({ db, now, session }) => {
      const waitlist = await findCountedWaitlist(db, name);
      if (!waitlist) throw new HttpError('not-found');
      const entries = await listConfirmedEntries(db, name, MAX_PEOPLE);
      const details = { waitlist: name, entries: entries.length };
      await recordAudit(db, { userId: session.user_id, action: 'waitlist-read', details }, now);
      const people = entries.map((entry, index) => ({
        place: index + 1,
        name: entry.name,
        email: entry.email,
        phoneNumber: entry.phone_number,
        joinedAt: entry.created_at.toISOString(),
      }));
      return { ...waitlist, people };
    }),
);
