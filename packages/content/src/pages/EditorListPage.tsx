import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { articleEditorPath, articlesPath, newArticlePath } from '@sewa/paths';
import {
  Badge,
  Container,
  EmptyState,
  Heading,
  Link,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '../Editor/articleMoment.ts';
import * as editorMessages from '../Editor/messages.ts';
import { stateTones } from '../Editor/stateTones.ts';
import * as messages from '../List/messages.ts';
import * as common from '../messages.ts';
import * as css from './EditorListPage.css.ts';

/** Reads the articles in every state. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listArticleDrafts', {});
}

type Entry = RouteAnswer<'listArticleDrafts'>[number];

const kinds = ['blog', 'story', 'news'] as const;

const describeMoment = ({ state, publishedAt }: Entry): string =>
  state === 'draft' || publishedAt === null ? common.notPublished : formatMoment(publishedAt);

const columns: readonly TableColumn<Entry>[] = [
  {
    key: 'title',
    label: common.titleColumn,
    cell: ({ id, title }) => <Link href={articleEditorPath(id)}>{title}</Link>,
    isRowHeader: true,
  },
  { key: 'kind', label: common.kindColumn, cell: ({ kind }) => common.kindName[kind] },
  {
    key: 'state',
    label: common.stateColumn,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{editorMessages.stateName[state]}</Badge>,
  },
  { key: 'published', label: common.publishedColumn, cell: describeMoment },
  { key: 'changed', label: common.changedColumn, cell: ({ updatedAt }) => formatDay(updatedAt) },
];

/** All articles for their editors, last changed first. */
export default function EditorListPage() {
  const [params] = useSearchParams();
  const { data: articles } = useRoute('listArticleDrafts', {});
  if (!articles) return null;
  const chosen = kinds.find((kind) => kind === params.get('kind')) ?? null;
  const shown = articles.filter(({ kind }) => chosen === null || kind === chosen);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={common.editorListTitle} description={common.editorListDescription} isIndexed={false} />
      <div className={css.head}>
        <Heading level={1} size="l">
          {common.editorListTitle}
        </Heading>
        <Link variant="primary" href={newArticlePath()}>
          {common.newArticleLabel}
        </Link>
      </div>
      <nav aria-label={common.kindsLabel} className={css.kinds}>
        {[null, ...kinds].map((kind) => (
          <Link
            key={kind ?? 'all'}
            variant={kind === chosen ? 'primary' : 'secondary'}
            size="s"
            href={articlesPath(kind)}
            aria-current={kind === chosen ? 'true' : undefined}
          >
            {kind === null ? common.allKindsLabel : messages.listName[kind]}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <EmptyState icon="file-text" title={common.noArticlesTitle}>
          {common.noArticlesLead}
        </EmptyState>
      ) : (
        <Table
          caption={<VisuallyHidden>{common.editorListTitle}</VisuallyHidden>}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </Container>
  );
}
