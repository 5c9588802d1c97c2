import { homePath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import { data, useParams } from 'react-router-dom';
import { PageMeta } from './PageMeta.tsx';
import type { PageRequest } from './page.ts';

const words: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  '401': {
    title: 'You may not see this page',
    text: 'Your account has no permission for it. If that is not right, ask whoever manages your account.',
  },
  '403': { title: 'This is not allowed', text: 'The request was understood and refused.' },
  '404': { title: 'Page Not Found', text: 'There is nothing at this address.' },
  '500': {
    title: 'Internal Server Error',
    text: 'Sorry for this unexpected experience. We will do our best to solve it.',
  },
};

/** Refuses types nobody has words for. */
export async function loader({ params, url }: PageRequest): Promise<void> {
  if (!words[params.type ?? '']) throw data({ path: url.pathname }, { status: 404 });
}

/** An error in words, with a way back. */
export default function ErrorPage() {
  const { type = '' } = useParams();
  const { title, text } = words[type] ?? { title: 'Internal Server Error', text: '' };
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
