/** Loads the page somebody is going to as a new document, if it is a page of a route; returns whether it does. */
export type LeaveForRoute = (routeId: string) => boolean;

const scriptErrors = new WeakSet<Error>();

/** On a server there is no other document. */
let leave: LeaveForRoute = () => false;

/** Sets how to load a page whose script can't be loaded. */
export function setLeaveForRoute(leaveForRoute: LeaveForRoute): void {
  leave = leaveForRoute;
}

/** Records the error of a script that can't be loaded, before the import that wanted it rejects. */
export function noteScriptError(error: Error): void {
  scriptErrors.add(error);
}

/** A promise that never resolves, because the page is being left. */
const neverSettled = new Promise<never>(() => undefined);

/**
 * Runs what a route needs before it is shown. If its script can't be loaded, the page is loaded as a new document, and
 * the promise never resolves in this one.
 */
export async function loadWithScript<Value>(routeId: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !scriptErrors.has(error) || !leave(routeId)) throw error;
    return neverSettled;
  }
}
