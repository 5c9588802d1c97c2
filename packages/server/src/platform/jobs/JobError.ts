/** A failed attempt of a job. Its code is logged and stored with the job, so it must contain no personal data. */
export class JobError extends Error {
  readonly code: string;
  /** Whether a retry would fail too. */
  readonly isPermanent: boolean;

  constructor(code: string, { isPermanent = false }: { isPermanent?: boolean } = {}) {
    super(code);
    this.name = 'JobError';
    this.code = code;
    this.isPermanent = isPermanent;
  }
}
