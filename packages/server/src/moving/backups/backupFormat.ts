import { z } from 'zod';

/** What a backup's format is called, and its version: raise it where older readers would go wrong. */
export const FORMAT = 'sewa-backup';
export const FORMAT_VERSION = 1;

/** The first line: what made the backup, when, and of what. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  madeAt: z.string(),
  rows: z.number(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })).min(1),
  /** Version of pg-boss's tables; null if there are none. */
  jobsVersion: z.number().nullable(),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
});

/** The line before the rows of a table. Each line of rows is a JSON array. */
export const tableSchema = z.object({
  table: z.object({
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    key: z.array(z.string()),
  }),
});

/** The last line; a backup without it isn't whole. */
export const footerSchema = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  digests: z.record(z.string(), z.object({ rows: z.string(), sum: z.string() })),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupFooter = z.infer<typeof footerSchema>;

/** A backup that is cut off or was changed. */
export class DamagedBackupError extends Error {
  constructor(cause?: unknown) {
    super("The backup is damaged or isn't whole. Nothing was restored.", { cause });
    this.name = 'DamagedBackupError';
  }
}
