import { AsyncLocalStorage } from 'node:async_hooks';

const callKinds = new AsyncLocalStorage<string>();

/**
 * Does what belongs to a call of a kind, such as a route: whatever is asked of the database meanwhile counts against the share
 * of that kind and has the time-outs of a call.
 */
export const runAsCall = <Result>(kind: string, work: () => Result): Result => callKinds.run(kind, work);

/** The kind of call that asks whether the process is ready: it has a connection of its own, which no other call takes. */
export const READINESS = 'readiness';

/** The kind of call that is being done; null for jobs, commands and the start. */
export const findCallKind = (): string | null => callKinds.getStore() ?? null;
