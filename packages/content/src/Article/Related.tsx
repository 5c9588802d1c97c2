import type { ArticleEntry } from '@sewa/api/client';
import { articlePath } from '@sewa/paths';
import { Card, Grid, Heading, Link } from '@sewa/ui';
import { ArticleFacts } from './ArticleFacts.tsx';
import * as css from './Related.css.ts';

interface RelatedProps {
  readonly articles: readonly ArticleEntry[];
  readonly title: string;
}

/** Other articles, at the end of one. */
export function Related({ articles, title }: RelatedProps) {
  if (articles.length === 0) return null;
  return (
    <section className={css.related} aria-labelledby="related">
      <Heading level={2} size="m" id="related">
        {title}
      </Heading>
      <Grid minColumn="s" gap="l">
        {articles.map((article) => (
          <Card key={article.id} as="article" padding="none" isInteractive>
            {article.cover ? (
              <img
                className={css.cover}
                src={article.cover.src}
                alt=""
                width={article.cover.width}
                height={article.cover.height}
                loading="lazy"
              />
            ) : null}
            <div className={css.words}>
              <Heading level={3} size="s">
                <Link variant="quiet" href={articlePath(article.kind, article.slug)} isStretched>
                  {article.title}
                </Link>
              </Heading>
              <ArticleFacts article={article} publishedAt={article.publishedAt} />
            </div>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
