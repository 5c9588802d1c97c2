import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import { abandonNavigation } from './browser/abandonNavigation.ts';
import { showProblem } from './problems/showProblem.ts';
import { reportError } from './reporting/reportError.ts';

/** What a route is asked to do in the browser. */
interface Navigation {
  readonly request: Request;
}

/** What leads to a page of its own: who is signed out, who lacks the right, what is not there. */
const pageStatuses: readonly number[] = [401, 403, 404];

/**
 * Leaves a page in the browser as it is when a form of it could not be sent and says so itself nowhere: whatever was typed
 * still stands there, to be sent again.
 */
export async function stayOnPage<Value>(
  { request }: Navigation,
  work: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    const isForPage = error instanceof ApiError && pageStatuses.includes(error.status);
    if (!(error instanceof Error) || isForPage || request.signal.aborted) throw error;
    if (!(error instanceof ApiError)) reportError(error);
    void showProblem(explainError(error));
    return null;
  }
}

/** Whether a navigation under way in the browser leads from the page that is shown to the same page with another query. */
function isOtherQuery({ request }: Navigation): boolean {
  const { pathname, search } = new URL(request.url);
  return pathname === location.pathname && search !== location.search;
}

/**
 * Leaves a page in the browser as it is when it was to be shown with another query and no answer came to that: what was
 * chosen and typed still stands there, to be searched again. On the way back the address has changed already.
 */
export async function stayOnQuery<Value>(args: Navigation, work: () => Promise<Value>): Promise<Value> {
  const { signal } = args.request;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || !isUnanswered(error) || signal.aborted || !isOtherQuery(args))
      throw error;
    abandonNavigation();
    if (signal.aborted) {
      // Without a connection nobody could be told.
      if (error.status > 0) reportError(error, error.status);
      void showProblem(explainError(error));
    }
    throw error;
  }
}
