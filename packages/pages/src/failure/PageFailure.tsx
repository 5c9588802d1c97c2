import { ApiError } from '@sewa/api/errors';
import { ErrorState, Link } from '@sewa/ui';
import { createPath, useLocation, useRouteError } from 'react-router-dom';
import { tryAgainLabel } from '../forms/labels.ts';
import * as messages from '../messages.ts';
import { PageMeta } from '../PageMeta.tsx';

interface PageFailureProps {
  /** The page's own name and description. */
  readonly page: { readonly title: string; readonly description: string };
  /** Says what can't be shown. */
  readonly title: string;
  /** Says what is safe. */
  readonly safe: string;
  /** Another way to go on. */
  readonly other?: { readonly label: string; readonly href: string };
}

/** Stands in for a page that couldn't be loaded: why, that nothing is lost, and a way to try again. */
export function PageFailure({ page, title, safe, other }: PageFailureProps) {
  const error = useRouteError();
  const here = createPath(useLocation());
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <main id="main">
      <PageMeta {...page} isIndexed={false} />
      <ErrorState
        title={title}
        level={1}
        actions={
          <>
            <Link variant="primary" href={here}>
              {tryAgainLabel}
            </Link>
            {other ? (
              <Link variant="secondary" href={other.href}>
                {other.label}
              </Link>
            ) : null}
          </>
        }
      >
        {`${isOffline ? messages.unreachableLead : messages.failureLead} ${safe}`}
      </ErrorState>
    </main>
  );
}
