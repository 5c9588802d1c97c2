import { PageMeta } from '@sewa/pages';
import { type PageTitle, pageTitles } from '@sewa/pages/titles';
import { discoverPath } from '@sewa/paths';
import { Container, EmptyState, Heading, Link, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { type ArticleKind, listPaths } from '../kinds.ts';
import * as css from './ListFrame.css.ts';
import * as messages from './messages.ts';

const titles: Readonly<Record<ArticleKind, PageTitle>> = {
  blog: pageTitles.blog,
  story: messages.storiesTitle,
  news: pageTitles.newsroom,
};

interface ListFrameProps {
  readonly kind: ArticleKind;
  /** Where the page begins, if not at the newest. */
  readonly cursor: string | null;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A page that lists articles: what they are beside them. */
export function ListFrame({ kind, cursor, isEmpty, children }: ListFrameProps) {
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta {...titles[kind]} canonicalPath={listPaths[kind]()} isIndexed={cursor === null} />
      <div className={css.columns}>
        <header className={css.head}>
          {kind === 'news' ? null : (
            <Text size="s" weight="semibold" tone="accent">
              {messages.listName[kind]}
            </Text>
          )}
          <Heading level={1} size="xl">
            {messages.listTitle[kind]}
          </Heading>
          <Text size="l" tone="muted">
            {messages.listLead[kind]}
          </Text>
        </header>
        <div className={css.list}>
          {isEmpty ? (
            <EmptyState
              icon="file-text"
              title={messages.nothingPublishedTitle}
              actions={
                <Link variant="primary" href={discoverPath()}>
                  {messages.findHomeLabel}
                </Link>
              }
            >
              {messages.nothingPublishedLead}
            </EmptyState>
          ) : (
            children
          )}
        </div>
      </div>
    </Container>
  );
}
