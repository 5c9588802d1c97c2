import { ErrorState, Link } from '@sewa/ui';
import { tryAgainLabel } from './labels.ts';
import { PageMeta } from './PageMeta.tsx';

interface PageFailureProps {
  /** The page's own name and description. */
  readonly page: { readonly title: string; readonly description: string };
  /** Says what can't be shown. */
  readonly title: string;
  readonly lead: string;
  /** Path of the page, to try again. */
  readonly href: string;
}

/** Stands in for a page that couldn't be loaded. */
export function PageFailure({ page, title, lead, href }: PageFailureProps) {
  return (
    <main id="main">
      <PageMeta {...page} isIndexed={false} />
      <ErrorState
        title={title}
        level={1}
        actions={
          <Link variant="primary" href={href}>
            {tryAgainLabel}
          </Link>
        }
      >
        {lead}
      </ErrorState>
    </main>
  );
}
