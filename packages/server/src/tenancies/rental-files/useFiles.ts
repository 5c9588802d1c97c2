import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../contracts/messages.ts';
import type { PartyRow, RentalRow } from '../rentals/rentalRow.ts';
import { addRentalFile } from './addRentalFile.ts';
import { listUsable, type NewRentalFile } from './rentalFileQueries.ts';

/** Makes uploads of the user papers of a rental, for both sides. Throws, naming the field, for a file that is neither theirs nor the rental's. */
export async function useFiles(
  tx: InTransaction<SignedIn>,
  {
    rental,
    me,
    fileIds,
    kind,
    field,
  }: {
    rental: RentalRow;
    me: PartyRow;
    fileIds: readonly string[];
    kind: NewRentalFile['kind'];
    field: string;
  },
): Promise<void> {
  const wanted = [...new Set(fileIds)];
  const usable = await listUsable(tx.db, {
    rentalId: rental.id,
    userId: tx.session.user_id,
    fileIds: wanted,
  });
  if (wanted.some((id) => !usable.has(id)))
    throw new HttpError('not-found', { fields: [{ name: field, reason: messages.fileUnknownReason }] });
  for (const [fileId, isNew] of usable)
    if (isNew)
      await addRentalFile(tx, {
        rentalId: rental.id,
        kind,
        name: messages.fileName[kind],
        fileId,
        validUntil: null,
        rentalEnds: rental.last_day,
        addedBy: me.id,
      });
}
