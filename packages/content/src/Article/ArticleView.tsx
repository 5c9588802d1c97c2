import type { Article, ArticleDraft } from '@sewa/api/client';
import { Heading, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Markdown } from '../Markdown/Markdown.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import * as css from './ArticleView.css.ts';

interface ArticleViewProps {
  readonly article: Article | ArticleDraft;
  /** What can be done with it, below its facts. */
  readonly actions?: ReactNode;
}

/** An article as it is read: head, cover and text. */
export function ArticleView({ article, actions }: ArticleViewProps) {
  const { title, summary, cover, body, publishedAt, updatedAt } = article;
  return (
    <article className={css.article}>
      <header className={css.head}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text size="l" tone="muted">
          {summary}
        </Text>
        <ArticleFacts article={article} publishedAt={publishedAt} updatedAt={updatedAt} />
        {actions}
      </header>
      {cover ? (
        <img
          className={css.cover}
          src={cover.src}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          fetchPriority="high"
        />
      ) : null}
      <Markdown body={body} />
    </article>
  );
}
