import { ApiError } from '@sewa/api/errors';
import { PageMeta } from '@sewa/pages';
import { pageTitles } from '@sewa/pages/titles';
import { dashboardPath } from '@sewa/paths';
import { ErrorState, Link } from '@sewa/ui';
import { createPath, useLocation, useRouteError } from 'react-router-dom';
import * as messages from '../messages.ts';

/** Shown where homes can't be loaded: says why, that nothing is lost, and offers to try again. */
export function PropertiesFailure() {
  const error = useRouteError();
  const here = createPath(useLocation());
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <main id="main">
      <PageMeta {...pageTitles.properties} isIndexed={false} />
      <ErrorState
        title={messages.propertiesFailureTitle}
        level={1}
        actions={
          <>
            <Link variant="primary" href={here}>
              {messages.tryAgainLabel}
            </Link>
            <Link variant="secondary" href={dashboardPath()}>
              {messages.dashboardLabel}
            </Link>
          </>
        }
      >
        {`${isOffline ? messages.unreachableLead : messages.failureLead} ${messages.homesSafe}`}
      </ErrorState>
    </main>
  );
}
