import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { makeListingId } from '../listings/listingDraft.ts';
import { analyzeListings } from '../listings/queries.ts';
import { saveListers } from '../listings/saveListers.ts';
import { saveListings } from '../listings/saveListings.ts';
import type { WithListingEvents } from '../listings/WithListingEvents.ts';
import type { RowProblem } from './cells.ts';
import { createRowCheck } from './checkRow.ts';
import { findTakenUnits } from './findTakenUnits.ts';
import { ImportError } from './ImportError.ts';
import { type Heading, parseRecords } from './parseRecords.ts';
import {
  beginImport,
  finishImport,
  type ImportCounts,
  type ImportKey,
  listListedDates,
  lockManagedListings,
  moveImport,
} from './queries.ts';
import { openRejectFile } from './rejectFile.ts';
import type { ImportMode, RowDraft, RowFormat } from './rowFormat.ts';

/**
 * Rows written in one transaction, and the milliseconds between two of them. A page of the embedded database waits as
 * long as a transaction takes, so there they are short and leave room; a server needs neither.
 */
const pace = { embedded: { rows: 50, breath: 10 }, server: { rows: 200, breath: 0 } };

/** What to import and how. */
export interface ImportOptions {
  readonly file: string;
  readonly format: RowFormat;
  readonly mode: ImportMode;
  readonly source: string;
  readonly withListingEvents: WithListingEvents;
  readonly clock?: () => Date;
  /** Whether pages may be served from the database meanwhile: then an embedded one is left room for them. @default true */
  readonly isServing?: boolean;
  readonly onHeading?: (heading: Heading) => void;
  /** Told the row it goes on from, when an earlier run was broken off. */
  readonly onResume?: (row: number) => void;
  /** Told after each row how many bytes of the file have been read. */
  readonly onProgress?: (bytes: number) => void;
}

/** What an import did. */
export type ImportReport = ImportCounts & {
  /** Rows that can be used. */
  readonly accepted: number;
  readonly rejected: number;
  /** Where the reasons stand, or null when no row was rejected. */
  readonly rejectFile: string | null;
  /** The row it went on from, when an earlier run was broken off. */
  readonly resumedAt: number | null;
};

interface Waiting {
  row: number;
  key: string;
  draft: RowDraft;
}

async function digestFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

async function insertBatch(
  db: Database,
  key: ImportKey,
  rows: readonly Waiting[],
  from: number,
  to: number,
  counts: ImportCounts,
  now: Date,
  withListingEvents: WithListingEvents,
): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    const listers = rows.flatMap(({ draft }) => (draft.lister ? [draft.lister] : []));
    await saveListers(tx, listers);
    const undated = rows.filter(({ draft }) => draft.listedAt === null);
    const known =
      undated.length === 0
        ? new Map<string, string>()
        : await listListedDates(
            tx,
            undated.map((row) => makeListingId(key.source, row.key)),
          );
    const managed = await lockManagedListings(
      tx,
      rows.map((row) => makeListingId(key.source, row.key)),
    );
    const findManaged = (sourceRow: string) => managed.get(makeListingId(key.source, sourceRow));
    const unlinked = rows.filter((row) => findManaged(row.key)?.is_linked !== true);
    const drafts = unlinked.map(({ key: sourceRow, draft }) => ({
      ...draft.listing,
      source: key.source,
      sourceRow,
      // What its lister said of a listing stays until they list it again.
      status: findManaged(sourceRow)?.status ?? key.mode,
      listerId: draft.lister?.id ?? null,
      listedAt: new Date(
        draft.listedAt ?? known.get(makeListingId(key.source, sourceRow)) ?? now,
      ).toISOString(),
    }));
    const ids = drafts.map(({ sourceRow }) => makeListingId(key.source, sourceRow));
    const saved = await withListingEvents(tx, ids, now, () => saveListings(tx, drafts));
    const next = {
      inserted: counts.inserted + saved.inserted,
      updated: counts.updated + saved.updated,
      unchanged: counts.unchanged + saved.unchanged + rows.length - unlinked.length,
    };
    if (!(await moveImport(tx, key, from, to, next))) {
      throw new ImportError('Another import of this file is running; wait for it to end.');
    }
    return next;
  });
}

/** Checks every row of a file and writes the reject file, and nothing to a database. */
export async function checkListings(
  options: Omit<ImportOptions, 'mode' | 'source' | 'withListingEvents'>,
): Promise<Pick<ImportReport, 'accepted' | 'rejected' | 'rejectFile'>> {
  const check = createRowCheck(options.format);
  const rejects = openRejectFile(options.file);
  let accepted = 0;
  let rejected = 0;
  try {
    for await (const row of parseRecords(options.file, options.format, options.onHeading)) {
      const checked = check(row);
      if ('problems' in checked) {
        rejected += 1;
        await rejects.add(row.row, checked.problems);
      } else accepted += 1;
      options.onProgress?.(row.bytes);
    }
    return { accepted, rejected, rejectFile: await rejects.save() };
  } finally {
    await rejects.discard();
  }
}

/**
 * Imports a file batch by batch; each batch is one transaction together with the place reached, so that a run that was
 * broken off is taken up where it stopped. Throws an `ImportError` when the file cannot be imported.
 */
export async function importListings(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { file, format, mode, source, clock = () => new Date(), isServing = true, onProgress } = options;
  const { rows: batchSize, breath } = pace[isServing ? db.kind : 'server'];
  const heading = parseRecords(file, format);
  await heading.next();
  await heading.return(undefined);
  const key: ImportKey = { source, fileDigest: await digestFile(file), preset: format.name, mode };
  const state = await db.transaction((tx) => beginImport(tx, key));
  if (state.nextRow > 0) options.onResume?.(state.nextRow);
  const check = createRowCheck(format);
  const rejects = openRejectFile(file);
  let { counts } = state;
  let place = state.nextRow;
  let last = place;
  let accepted = 0;
  let rejected = 0;
  let waiting: Waiting[] = [];
  /** Leaves out the rows whose unit has a live listing made here. */
  const takeFree = async (): Promise<Waiting[]> => {
    const free: Waiting[] = [];
    const taken =
      mode === 'live'
        ? await findTakenUnits(
            db,
            waiting.map((row) => ({ ...row, id: makeListingId(source, row.key) })),
          )
        : new Map<number, RowProblem[]>();
    for (const row of waiting) {
      const problems = taken.get(row.row);
      if (problems) await rejects.add(row.row, problems);
      else free.push(row);
    }
    rejected += waiting.length - free.length;
    accepted += free.length;
    waiting = [];
    return free;
  };
  const flush = async (): Promise<void> => {
    // Rows that an earlier run wrote are looked at only for the reject file.
    const rows = (await takeFree()).filter(({ row }) => row >= state.nextRow);
    if (last === place) return;
    counts = await insertBatch(db, key, rows, place, last, counts, clock(), options.withListingEvents);
    place = last;
    if (breath > 0) await pause(breath);
  };
  try {
    for await (const row of parseRecords(file, format, options.onHeading)) {
      const checked = check(row);
      if ('problems' in checked) {
        rejected += 1;
        await rejects.add(row.row, checked.problems);
      } else {
        waiting.push({ row: row.row, ...checked });
      }
      last = Math.max(last, row.row + 1);
      onProgress?.(row.bytes);
      if (waiting.length >= batchSize) await flush();
    }
    await flush();
    const rejectFile = await rejects.save();
    await finishImport(db, key);
    await analyzeListings(db);
    return {
      ...counts,
      accepted,
      rejected,
      rejectFile,
      resumedAt: state.nextRow > 0 ? state.nextRow : null,
    };
  } finally {
    await rejects.discard();
  }
}
