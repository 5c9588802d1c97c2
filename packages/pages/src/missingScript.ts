/** Goes by a new document to where somebody is going, if that is a route's page; tells whether it does. */
export type LeaveForRoute = (routeId: string) => boolean;

const scriptErrors = new WeakSet<Error>();

/** Without a browser there is no other document. */
let leave: LeaveForRoute = () => false;

/** Sets how a page is left for one whose script cannot be loaded. */
export function setLeaveForRoute(leaveForRoute: LeaveForRoute): void {
  leave = leaveForRoute;
}

/** Notes the error that says that some script cannot be loaded, before whoever wanted it is told. */
export function noteScriptError(error: Error): void {
  scriptErrors.add(error);
}

/** What follows in a page that is left. */
const neverSettled = new Promise<never>(() => undefined);

/**
 * Does what a route needs before it is shown. When script that it needs cannot be loaded its page comes as a new document,
 * and nothing follows in this one.
 */
export async function loadWithScript<Value>(routeId: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !scriptErrors.has(error) || !leave(routeId)) throw error;
    return neverSettled;
  }
}
