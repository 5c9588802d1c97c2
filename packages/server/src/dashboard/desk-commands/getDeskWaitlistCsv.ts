import { listConfirmedEntries } from '../../content/waitlists/entryQueries.ts';
import { formatWaitlistCsv } from '../../content/waitlists/formatWaitlistCsv.ts';
import { findWaitlist } from '../../content/waitlists/queries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';

/** Everyone who confirmed as CSV, as `exportWaitlist` prints it. Throws if no waitlist has this name. */
export const getDeskWaitlistCsv = defineVerb(
  mayUseDesk,
  (ctx, { name }: RouteInput<'getDeskWaitlistCsv'>): Promise<CsvFile> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!(await findWaitlist(db, name))) throw new HttpError('not-found');
      const entries = await listConfirmedEntries(db, name);
      const details = { waitlist: name, entries: entries.length };
      await recordAudit(db, { userId: session.user_id, action: 'waitlist-exported', details }, now);
      return { name: `${name.replace('/', '-')}.csv`, text: formatWaitlistCsv(entries) };
    }),
);
