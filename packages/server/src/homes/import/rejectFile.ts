import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { RowProblem } from './cells.ts';

/** The file that tells why rows were left out. */
export interface RejectFile {
  add: (row: number, problems: readonly RowProblem[]) => Promise<void>;
  /** Puts the finished file in place, or removes an older one when nothing was rejected; returns its path or null. */
  save: () => Promise<string | null>;
  /** Gives up what was written so far. */
  discard: () => Promise<void>;
}

function quote(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Starts the reject file of an import; it is written beside the file and takes its place only when the import ends. */
export function openRejectFile(file: string): RejectFile {
  const path = `${file.replace(/\.csv$/i, '')}.rejects.csv`;
  const unfinished = `${path}.${process.pid}.part`;
  let stream: ReturnType<typeof createWriteStream> | null = null;
  let failure: Error | null = null;
  return {
    async add(row, problems) {
      if (stream === null) {
        stream = createWriteStream(unfinished);
        stream.on('error', (error) => {
          failure = error;
        });
        stream.write('row,column,reason\n');
      }
      if (failure !== null) throw failure;
      const text = problems
        .map(({ column, reason }) => `${row},${quote(column)},${quote(reason)}\n`)
        .join('');
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), finished(stream)]);
    },
    async save() {
      if (stream === null) {
        await rm(path, { force: true });
        return null;
      }
      stream.end();
      await finished(stream);
      await rename(unfinished, path);
      return path;
    },
    async discard() {
      stream?.destroy();
      await rm(unfinished, { force: true });
    },
  };
}
