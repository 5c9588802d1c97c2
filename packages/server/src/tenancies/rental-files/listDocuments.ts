import type { Document } from '@sewa/api/client';
import { documentsPath } from '@sewa/paths';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../contracts/messages.ts';
import { lockRental } from '../rentals/rentalQueries.ts';
import { tellSide } from '../rentals/tellRental.ts';
import { claimEnding, type EndingFile, listDocumentRows, listEnding } from './rentalFileQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before an agreement ends on which both sides are told. */
const REMIND_DAYS = 90;

/** The papers of the user's rentals, the newest first. */
export const listDocuments = defineVerb(
  signedIn,
  ({ db, session }): Promise<Document[]> =>
    listDocumentRows(db, { userId: session.user_id, corporateId: session.corporate_id }),
);

async function remind(tx: InTransaction, file: EndingFile): Promise<number> {
  const rental = await lockRental(tx.db, file.rental_id);
  if (!(await claimEnding(tx.db, file, tx.now))) return 0;
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: 'document-ends',
      side,
      path: documentsPath(),
      due: new Date(`${file.valid_until}T23:59:59+08:00`),
      subject: messages.documentEndsSubject(rental.home),
      lines: [messages.documentEndsLead(rental.home, file.valid_until)],
      label: messages.seeDocumentsLabel,
      key: file.file_id,
    });
  return 1;
}

/** Tells both sides three months before their agreement ends, once. Returns how many agreements. */
export const remindOfEnds = defineVerb(system, async (ctx): Promise<number> => {
  const window = {
    from: getToday(ctx.now),
    until: getToday(new Date(ctx.now.getTime() + REMIND_DAYS * DAY_MS)),
  };
  let count = 0;
  for (const file of await listEnding(ctx.db, window))
    count += await ctx.transaction((tx) => remind(tx, file));
  return count;
});
