/** A refusal as S3 words it. */
export class S3Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'S3Problem';
    this.status = status;
    this.code = code;
  }

  /** The body of the answer. */
  get xml(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${this.message}</Message></Error>`;
  }
}
