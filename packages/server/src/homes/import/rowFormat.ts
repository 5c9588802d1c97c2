import type { ListingDraft } from '../listings/listingDraft.ts';
import type { ListerDraft } from '../listings/saveListers.ts';
import type { Cells } from './cells.ts';

/** Status an import gives its listings. */
export type ImportMode = 'live' | 'let';

/** What one row says, before it has a source, a key and a status. */
export interface RowDraft {
  /** The source's own name for the listing; null when it is known by its row. */
  readonly reference: string | null;
  readonly listing: Omit<ListingDraft, 'source' | 'sourceRow' | 'status' | 'listedAt' | 'listerId'>;
  /** ISO date and time; null when the source does not say when it was listed. */
  readonly listedAt: string | null;
  readonly lister: ListerDraft | null;
}

/** How the rows of one kind of file are read. */
export interface RowFormat {
  /** Name of the preset, or `feed`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Other names that files give to columns, and the columns they mean. */
  readonly otherNames?: ReadonlyMap<string, string>;
  /** Columns without which the file is refused. */
  readonly needed: readonly string[];
  /** Status of the listings when the command does not say. */
  readonly defaultMode: ImportMode;
  /** Source of the listings, from the file's name. */
  makeSource: (fileName: string) => string;
  /** Reads one row; what is wrong with it is noted in the cells, and then the draft is not used. */
  read: (cells: Cells) => RowDraft;
}
