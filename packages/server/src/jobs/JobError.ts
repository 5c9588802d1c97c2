/** A failed try of a job, by a code that names nobody: it is written to the log and kept with the job. */
export class JobError extends Error {
  readonly code: string;
  /** Whether another try would fail alike. */
  readonly isPermanent: boolean;

  constructor(code: string, { isPermanent = false }: { isPermanent?: boolean } = {}) {
    super(code);
    this.name = 'JobError';
    this.code = code;
    this.isPermanent = isPermanent;
  }
}
