import type { Database } from '../platform/database/database.ts';
import type { Table } from './catalogQueries.ts';
import { insertRows, joinRows, type Page, readPages, setTextForm } from './rowQueries.ts';
import { type FillState, noteProgress } from './stateQueries.ts';

/** Two databases, and how many rows and bytes went from one to the other. */
export interface Copying {
  source: Database;
  target: Database;
  onCopied: (rows: number, bytes: number) => void;
}

/** Asks for the next page while the one before is written. */
async function* readAhead(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  let coming = pages.next();
  for (;;) {
    const { done, value } = await coming;
    if (done) return;
    coming = pages.next();
    // A failure is thrown when its turn comes, or not at all if writing failed before.
    coming.catch(() => undefined);
    yield value;
  }
}

/** Copies a table from where an earlier run stopped. Each page is written together with the note that it was. */
export async function copyTable(
  { source, target, onCopied }: Copying,
  table: Table,
  begun: FillState['progress'][number] | undefined,
): Promise<void> {
  if (begun?.isDone) return;
  const read = (work: Parameters<Parameters<typeof readPages>[0]>[0]): Promise<Page> =>
    source.transaction(async (tx) => {
      await setTextForm(tx);
      return work(tx);
    });
  let rows = begun?.rows ?? 0;
  let last = begun?.last ?? [];
  for await (const page of readAhead(readPages(read, table, begun?.last ?? null))) {
    const text = joinRows(page.rows);
    const written = rows + page.rows.length;
    await target.transaction(async (tx) => {
      await setTextForm(tx);
      await insertRows(tx, table, text);
      await noteProgress(tx, { table: table.name, last: page.last, rows: written, isDone: false });
    });
    rows = written;
    last = page.last;
    onCopied(page.rows.length, Buffer.byteLength(text));
  }
  await noteProgress(target, { table: table.name, last, rows, isDone: true });
}
