import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import { abandonNavigation } from './browser/abandonNavigation.ts';
import { isForPage } from './forms/formStatus.ts';
import { showProblem } from './problems/showProblem.ts';
import { reportError } from './reporting/reportError.ts';

/** What a route does in the browser. */
interface Navigation {
  readonly request: Request;
}

/**
 * Keeps the page as it is if one of its forms couldn't be sent and shows no error itself, so that what was typed can be sent
 * again.
 */
export async function stayOnPage<Value>(
  { request }: Navigation,
  work: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || isForPage(error) || request.signal.aborted) throw error;
    if (!(error instanceof ApiError)) reportError(error);
    void showProblem(explainError(error));
    return null;
  }
}

/** Whether the current navigation leads to the same page with another query. */
function isOtherQuery({ request }: Navigation): boolean {
  const { pathname, search } = new URL(request.url);
  return pathname === location.pathname && search !== location.search;
}

/**
 * Keeps the page as it is if the same page with another query got no answer, so that what was chosen and typed can be searched
 * again. Going back is different: there the address has changed already.
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
      // Without a connection, an error couldn't be reported.
      if (error.status > 0) reportError(error, error.status);
      void showProblem(explainError(error));
    }
    throw error;
  }
}
