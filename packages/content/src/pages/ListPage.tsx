import { useRoute } from '@sewa/api/swr';
import { type PageRequest, usePageSite } from '@sewa/pages';
import { blogFeedPath } from '@sewa/paths';
import { Skeleton } from '@sewa/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ArticleKind, articleQuery, findKind, findTopic, type Topic } from '../kinds.ts';
import { EntryList } from '../List/EntryList.tsx';
import { ListEnd } from '../List/ListEnd.tsx';
import { ListFrame } from '../List/ListFrame.tsx';
import { TopicLinks } from '../List/TopicLinks.tsx';
import { useMore } from '../List/useMore.ts';
import * as messages from '../messages.ts';

/** Reads the page of the list that the address asks for. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const kind = findKind(url.pathname);
  const topic = kind === 'blog' ? findTopic(url.searchParams) : null;
  await preload('listArticles', articleQuery(kind, url.searchParams.get('cursor'), topic));
}

interface MoreEntriesProps {
  readonly kind: ArticleKind;
  readonly cursor: string;
  readonly topic: Topic | null;
}

function MoreEntries({ kind, cursor, topic }: MoreEntriesProps) {
  const query = articleQuery(kind, cursor, topic);
  const { data, error } = useRoute('listArticles', query, { isErrorReturned: true });
  if (data) return <EntryList entries={data.items} />;
  return error ? null : <Skeleton shape="block" />;
}

/** The guides of the blog, or the stories, newest first. */
export default function ListPage() {
  const kind = findKind(useLocation().pathname);
  const [params] = useSearchParams();
  const { name } = usePageSite();
  const cursor = params.get('cursor');
  const topic = kind === 'blog' ? findTopic(params) : null;
  const { data: first } = useRoute('listArticles', articleQuery(kind, cursor, topic));
  const more = useMore(kind, first, topic);
  if (!first) return null;
  return (
    <ListFrame kind={kind} cursor={cursor} isEmpty={first.items.length === 0}>
      {kind === 'blog' ? (
        <>
          <link
            rel="alternate"
            type="application/rss+xml"
            title={messages.feedLabel(name)}
            href={blogFeedPath()}
          />
          <TopicLinks chosen={topic} />
        </>
      ) : null}
      <section aria-label={messages.articlesLabel}>
        <EntryList entries={first.items} isFirst hasLead={kind === 'blog' && cursor === null} />
        {more.cursors.map((page) => (
          <MoreEntries key={page} kind={kind} cursor={page} topic={topic} />
        ))}
        <ListEnd kind={kind} more={more} isLater={cursor !== null} />
      </section>
    </ListFrame>
  );
}
