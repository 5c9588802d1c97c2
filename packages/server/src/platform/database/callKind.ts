import { AsyncLocalStorage } from 'node:async_hooks';

const callKinds = new AsyncLocalStorage<string>();

/**
 * Runs work as a call of a kind, such as a route: its statements count against the connection share of that kind and have the
 * timeouts of a call.
 */
export const runAsCall = <Result>(kind: string, work: () => Result): Result => callKinds.run(kind, work);

/** The kind of call that asks whether the process is ready. It has a connection of its own. */
export const READINESS = 'readiness';

/** The kind of the current call; null for jobs, commands and startup. */
export const findCallKind = (): string | null => callKinds.getStore() ?? null;
