import { ApiError } from '@sewa/api/errors';
import { PageMeta } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { ErrorState, Link } from '@sewa/ui';
import { createPath, useLocation, useRouteError } from 'react-router-dom';

/** Stands in for the favourites while they cannot be had: why, that nothing is lost, and a way to try again. */
export function FavouritesFailure() {
  const error = useRouteError();
  const here = createPath(useLocation());
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <main id="main">
      <PageMeta title="Favourites" description="The homes you keep." isIndexed={false} />
      <ErrorState
        title="Your favourites cannot be shown now"
        level={1}
        actions={
          <>
            <Link variant="primary" href={here}>
              Try again
            </Link>
            <Link variant="secondary" href={discoverPath()}>
              Find a home
            </Link>
          </>
        }
      >
        {isOffline ? 'There is no connection.' : 'Something went wrong on our side.'} What you have saved is
        safe: homes, notes and searches.
      </ErrorState>
    </main>
  );
}
