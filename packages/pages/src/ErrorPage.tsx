import { homePath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import { data, useParams } from 'react-router-dom';
import { findErrorWords, getErrorWords } from './errorWords.ts';
import { PageMeta } from './PageMeta.tsx';
import type { PageRequest } from './page.ts';

/** Refuses types nobody has words for. */
export async function loader({ params, url }: PageRequest): Promise<void> {
  if (!findErrorWords(params.type ?? '')) throw data({ path: url.pathname }, { status: 404 });
}

/** An error in words, with a way back. */
export default function ErrorPage() {
  const { type = '' } = useParams();
  const { title, text } = getErrorWords(Number(type));
  return (
    <main id="main">
      <PageMeta title={title} description={text} isIndexed={false} />
      <EmptyState
        icon="info"
        title={title}
        level={1}
        actions={
          <Link look="primary" href={homePath()}>
            Go to the front page
          </Link>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
