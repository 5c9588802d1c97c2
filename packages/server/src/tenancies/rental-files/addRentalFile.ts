import type { InTransaction } from '../../platform/calling/Context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { insertFile } from '../../platform/files/queries.ts';
import { extendRentalFiles, insertRentalFile, type NewRentalFile } from './rentalFileQueries.ts';

/** Years for which papers are kept after the last day of the tenancy: claims from a contract end after six (Limitation Act 1959, section 6). */
const KEPT_YEARS = 6;

const addYears = (day: string, years: number): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return moment.toISOString().slice(0, 10);
};

/** Notes that a tenancy goes on until a later day: its papers are valid and kept as much longer. */
export const keepPapersUntil = (tx: Queryable, rentalId: string, lastDay: string): Promise<void> =>
  extendRentalFiles(tx, rentalId, { lastDay, purgeOn: addYears(lastDay, KEPT_YEARS) });

type Bytes = { readonly fileId: string } | { readonly blobId: string; readonly byteLength: number };

/** Adds a paper to a rental: an upload of one of its people, or a PDF of ours, which is nobody's. */
export async function addRentalFile(
  tx: InTransaction,
  file: Omit<NewRentalFile, 'fileId' | 'now' | 'purgeOn'> & { readonly rentalEnds: string | null } & Bytes,
): Promise<void> {
  const { db, now } = tx;
  const fileId =
    'fileId' in file
      ? file.fileId
      : (
          await insertFile(db, {
            userId: null,
            contentType: 'application/pdf',
            blobId: file.blobId,
            byteLength: file.byteLength,
            isChecked: false,
            now,
          })
        ).id;
  const purgeOn = file.rentalEnds === null ? null : addYears(file.rentalEnds, KEPT_YEARS);
  await insertRentalFile(db, { ...file, fileId, purgeOn, now });
}
