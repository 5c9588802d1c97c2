import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { listConfirmedEntries } from './entryQueries.ts';
import { formatWaitlistCsv } from './formatWaitlistCsv.ts';
import { findWaitlist } from './queries.ts';

/** The confirmed entries of a waitlist as CSV, in the order of the queue. Throws, in words for a terminal, if there is no such list. */
export const exportWaitlist = defineVerb(
  system,
  (ctx, { name }: { name: string }): Promise<string> =>
    ctx.transaction(async ({ db, now }) => {
      if (!(await findWaitlist(db, name))) throw new Error(`There is no waitlist ${name}.`);
      const entries = await listConfirmedEntries(db, name);
      const details = { waitlist: name, entries: entries.length };
      await recordAudit(db, { userId: 'system', action: 'waitlist-exported', details }, now);
      return formatWaitlistCsv(entries);
    }),
);
