import type { ArticleEntry } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { type PageRequest, usePageSite } from '@sewa/pages';
import { Card, Heading, Link, Skeleton, Text } from '@sewa/ui';
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

/** One piece of news as a card that opens; a link to its slug opens it. */
function NewsItem({ entry, isOpen = false }: { readonly entry: ArticleEntry; readonly isOpen?: boolean }) {
  const { slug, title, summary, cover } = entry;
  const { data } = useRoute('getArticle', { kind: 'news', slug }, { isErrorReturned: true });
  return (
    <Card as="article">
      <div className={css.item}>
        <ArticleFacts article={entry} publishedAt={entry.publishedAt} />
        <Heading level={2} size="m">
          {title}
        </Heading>
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
        <Text>{summary}</Text>
        <details open={isOpen}>
          <summary className={css.summary}>{messages.readNewsLabel(title)}</summary>
          <div id={slug} className={css.body}>
            <Markdown body={data?.body ?? summary} topLevel={3} idPrefix={`${slug}-`} />
          </div>
        </details>
      </div>
    </Card>
  );
}

/** Whom journalists ask. */
function PressContact() {
  const { supportEmail } = usePageSite();
  return (
    <Card as="section" aria-labelledby="press">
      <div className={css.item}>
        <Heading level={2} size="s" id="press">
          {messages.pressTitle}
        </Heading>
        <Text>{messages.pressLead}</Text>
        <Link href={`mailto:${supportEmail}?subject=${encodeURIComponent(messages.pressSubject)}`}>
          {supportEmail}
        </Link>
      </div>
    </Card>
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
      <section className={css.list} aria-label={messages.articlesLabel}>
        {first.items.map((entry, index) => (
          <NewsItem key={entry.id} entry={entry} isOpen={index === 0} />
        ))}
        {more.cursors.map((page) => (
          <MoreNews key={page} cursor={page} />
        ))}
        <ListEnd kind="news" more={more} isLater={cursor !== null} />
        <PressContact />
      </section>
    </ListFrame>
  );
}
