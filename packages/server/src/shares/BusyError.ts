/** So much waits already that a call would not be served in time. It bears PostgreSQL's code for too many connections. */
export class BusyError extends Error {
  readonly code = '53300';

  constructor(kind: string) {
    super(`Too much waits for '${kind}'.`);
    this.name = 'BusyError';
  }
}
