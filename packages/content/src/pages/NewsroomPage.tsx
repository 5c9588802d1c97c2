import type { ArticleEntry } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { Heading, Skeleton } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { ArticleFacts } from '../Article/ArticleFacts.tsx';
import { articleQuery } from '../kinds.ts';
import { ListEnd } from '../List/ListEnd.tsx';
import { ListFrame } from '../List/ListFrame.tsx';
import { useMore } from '../List/useMore.ts';
import { Markdown } from '../Markdown/Markdown.tsx';
import { preloadListings } from '../Markdown/preloadListings.ts';
import * as messages from '../messages.ts';
import * as css from './NewsroomPage.css.ts';

/** Reads the news that the address asks for, in full: they have no pages of their own. */
export async function loader(page: PageRequest): Promise<void> {
  const query = articleQuery('news', page.url.searchParams.get('cursor'));
  const { items } = await page.preload('listArticles', query);
  const texts = await Promise.allSettled(
    items.map(({ slug }) => page.preload('getArticle', { kind: 'news', slug })),
  );
  const bodies = texts.flatMap((text) => (text.status === 'fulfilled' ? text.value.body : []));
  await preloadListings(page, bodies);
}

/** One piece of news; links lead to it by its slug. */
function NewsItem({ entry }: { readonly entry: ArticleEntry }) {
  const { slug, title, cover } = entry;
  const { data } = useRoute('getArticle', { kind: 'news', slug }, { isErrorReturned: true });
  return (
    <article id={slug} className={css.item}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <ArticleFacts article={entry} publishedAt={entry.publishedAt} />
      {cover ? (
        <img
          className={css.cover}
          src={cover.src}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          loading="lazy"
        />
      ) : null}
      <Markdown body={data?.body ?? entry.summary} topLevel={3} idPrefix={`${slug}-`} />
    </article>
  );
}

function MoreNews({ cursor }: { readonly cursor: string }) {
  const { data, error } = useRoute('listArticles', articleQuery('news', cursor), { isErrorReturned: true });
  if (data) return data.items.map((entry) => <NewsItem key={entry.id} entry={entry} />);
  return error ? null : <Skeleton shape="block" />;
}

/** All news, newest first, each in full. */
export default function NewsroomPage() {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const { data: first } = useRoute('listArticles', articleQuery('news', cursor));
  const more = useMore('news', first);
  if (!first) return null;
  return (
    <ListFrame kind="news" cursor={cursor} isEmpty={first.items.length === 0}>
      <section aria-label={messages.articlesLabel}>
        {first.items.map((entry) => (
          <NewsItem key={entry.id} entry={entry} />
        ))}
        {more.cursors.map((page) => (
          <MoreNews key={page} cursor={page} />
        ))}
        <ListEnd kind="news" more={more} isLater={cursor !== null} />
      </section>
    </ListFrame>
  );
}
