import { useRoute } from '@sewa/api/swr';
import { formatDay, formatTime } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { Banner, Container } from '@sewa/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { ArticleView } from '../Article/ArticleView.tsx';
import * as messages from '../Editor/messages.ts';
import { preloadListings } from '../Markdown/preloadListings.ts';
import * as common from '../messages.ts';

/** Reads the article of a preview link; a link that isn't valid leads to no page. */
export async function loader(page: PageRequest): Promise<void> {
  const token = page.url.searchParams.get('token') ?? '';
  const { body } = await page.preload('getArticlePreview', { id: page.params.id ?? '', token });
  await preloadListings(page, [body]);
}

/** An article in any state, for whoever has its preview link. */
export default function PreviewPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: article } = useRoute('getArticlePreview', { id, token: params.get('token') ?? '' });
  if (!article) return null;
  const { title, summary, state, previewUntil } = article;
  const moment = messages.momentLabel(formatDay(previewUntil), formatTime(previewUntil));
  return (
    <Container as="main" id="main" width="narrow" gap="xxl">
      <PageMeta title={common.previewTitle(title)} description={summary} isIndexed={false} />
      <Banner title={common.previewUntil(moment)}>{common.previewLead[state]}</Banner>
      <ArticleView article={article} />
    </Container>
  );
}
