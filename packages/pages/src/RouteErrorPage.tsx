import { homePath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ErrorSearch } from './ErrorSearch.tsx';
import { getErrorText } from './errorText.ts';
import * as messages from './messages.ts';
import { PageMeta } from './PageMeta.tsx';
import { usePageSite } from './PageSite.tsx';
import { parseStatus } from './parseStatus.ts';
import { reportError } from './reporting/reportError.ts';
import { findSubmittedForm, SendAgainPage } from './SendAgainPage.tsx';
import { parseUserProblem, UserProblemPage } from './UserProblemPage.tsx';

/** The id under which our log has a failed call, or null. */
function findRequestId(error: unknown): string | null {
  const details: unknown = isRouteErrorResponse(error) ? error.data : error;
  const id = typeof details === 'object' && details !== null ? Reflect.get(details, 'requestId') : null;
  return typeof id === 'string' ? id : null;
}

/** Shown instead of a page that failed, with the texts for its status; reported unless it's a routing error. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { supportEmail } = usePageSite();
  const status = parseStatus(error);
  useEffect(() => reportError(error, status), [error, status]);
  const typed = isRouteErrorResponse(error) ? findSubmittedForm(error.data) : null;
  if (typed && (status === 401 || status >= 500))
    return <SendAgainPage typed={typed} isSignedOut={status === 401} />;
  const problem = isRouteErrorResponse(error) ? parseUserProblem(error.data) : null;
  if (problem !== null) return <UserProblemPage message={problem} />;
  const isMissing = status === 404;
  const { title, text } = getErrorText(status);
  return (
    <main id="main">
      <PageMeta title={title} description={title} isIndexed={false} />
      <EmptyState
        icon={isMissing ? 'search' : 'triangle-alert'}
        title={title}
        level={1}
        actions={
          status === 409 ? (
            // Another frame than its own: so that it is not followed within the page that is out of date.
            <Link variant="primary" href={pathname} target="_top">
              {messages.reloadLabel}
            </Link>
          ) : (
            <>
              {isMissing ? <ErrorSearch /> : null}
              <Link variant={isMissing ? 'secondary' : 'primary'} href={homePath()}>
                {messages.homePageLabel}
              </Link>
            </>
          )
        }
      >
        {isMissing ? messages.notFoundPath(pathname) : text}
        {status >= 500 ? ` ${messages.failureHelp(supportEmail, findRequestId(error))}` : null}
      </EmptyState>
    </main>
  );
}
