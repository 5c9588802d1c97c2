import { ApiError } from '@sewa/api/errors';
import { PageMeta } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { ErrorState, Link } from '@sewa/ui';
import { createPath, useLocation, useRouteError } from 'react-router-dom';
import * as messages from '../messages.ts';

/** Stands in for the favourites while they cannot be had: why, that nothing is lost, and a way to try again. */
export function FavouritesFailure() {
  const error = useRouteError();
  const here = createPath(useLocation());
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <main id="main">
      <PageMeta
        title={messages.favouritesTitle}
        description={messages.favouritesDescription}
        isIndexed={false}
      />
      <ErrorState
        title={messages.favouritesFailureTitle}
        level={1}
        actions={
          <>
            <Link variant="primary" href={here}>
              {messages.tryAgainLabel}
            </Link>
            <Link variant="secondary" href={discoverPath()}>
              {messages.findHomeLabel}
            </Link>
          </>
        }
      >
        {`${isOffline ? messages.unreachableLead : messages.failureLead} ${messages.favouritesSafe}`}
      </ErrorState>
    </main>
  );
}
