import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { ShareMenu } from '@sewa/pages/share';
import { articlePath, homePath } from '@sewa/paths';
import { Breadcrumbs, Container } from '@sewa/ui';
import { useLocation, useParams } from 'react-router-dom';
import { ArticleView } from '../Article/ArticleView.tsx';
import { describeForMachines } from '../Article/describeForMachines.ts';
import { Related } from '../Article/Related.tsx';
import { findKind, listPaths } from '../kinds.ts';
import * as messages from '../List/messages.ts';
import { preloadListings } from '../Markdown/preloadListings.ts';
import * as common from '../messages.ts';

/** Reads the article and the homes it shows. */
export async function loader(page: PageRequest): Promise<void> {
  const kind = findKind(page.url.pathname);
  const { body } = await page.preload('getArticle', { kind, slug: page.params.slug ?? '' });
  await preloadListings(page, [body]);
}

/** One guide, or one story. */
export default function ArticlePage() {
  const kind = findKind(useLocation().pathname);
  const { slug = '' } = useParams();
  const site = usePageSite();
  const { data: article } = useRoute('getArticle', { kind, slug });
  if (!article) return null;
  const path = articlePath(kind, article.slug);
  return (
    <Container as="main" id="main" width="narrow" gap="xxl">
      <PageMeta
        title={article.title}
        description={article.summary}
        canonicalPath={path}
        image={article.cover}
        jsonLd={describeForMachines(article, site)}
      />
      <Breadcrumbs
        crumbs={[
          { label: common.homeLabel, href: homePath() },
          { label: messages.listName[kind], href: listPaths[kind]() },
          { label: article.title },
        ]}
      />
      <ArticleView
        article={article}
        actions={<ShareMenu title={article.title} url={`${site.publicUrl}${path}`} />}
      />
      <Related articles={article.related} title={common.relatedTitle[kind]} />
    </Container>
  );
}
