/** Load shedding: the queue is too long to serve the call in time. Has PostgreSQL's code for too many connections. */
export class BusyError extends Error {
  readonly code = '53300';

  constructor(kind: string) {
    super(`Too much waits for '${kind}'.`);
    this.name = 'BusyError';
  }
}
