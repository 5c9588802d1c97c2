import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { DatabaseSettings } from './openDatabase.ts';

const noteSchema = z.object({
  id: z.string(),
  host: z.string(),
  database: z.string(),
  /** When the whole folder had been moved; null while it is being moved. */
  movedAt: z.string().nullable(),
});

/** Where the data of a folder is being moved, or was moved. */
export type MoveNote = z.infer<typeof noteSchema>;

/** The file that keeps a process from starting on a folder whose data is on a server. */
const getMoveFile = (folder: string): string => join(resolve(folder), 'moved.json');

/** Finds the note of a move; null if nobody moved the folder. */
export function findMoveNote(folder: string): MoveNote | null {
  const file = getMoveFile(folder);
  return existsSync(file) ? noteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Writes the note of a move, all of it or nothing. */
export function writeMoveNote(folder: string, note: MoveNote): void {
  const file = getMoveFile(folder);
  writeFileSync(`${file}.part`, `${JSON.stringify(note)}\n`, { flush: true });
  renameSync(`${file}.part`, file);
}

/** Throws a sentence for people if the embedded database was moved to a server, or is being moved. */
export function refuseMovedFolder({ databaseUrl, dataFolder }: DatabaseSettings): void {
  const note = databaseUrl ? null : findMoveNote(dataFolder);
  if (!note) return;
  const { host, database, movedAt } = note;
  const state = movedAt
    ? `was moved to the database ${database} on ${host}: set DATABASE_URL to use it there`
    : `is being moved to the database ${database} on ${host}: run the command "move" again to go on`;
  throw new Error(
    `The data of ${resolve(dataFolder)} ${state}, or delete ${getMoveFile(dataFolder)} to use it here.`,
  );
}
