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
import { stateTones } from '../Editor/stateTones.ts';
import * as messages from '../messages.ts';
import * as css from './EditorListPage.css.ts';

/** Reads the articles in every state. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listArticleDrafts', {});
}

type Entry = RouteAnswer<'listArticleDrafts'>[number];

const kinds = ['blog', 'story', 'news'] as const;

const describeMoment = ({ state, publishedAt }: Entry): string =>
  state === 'draft' || publishedAt === null ? messages.notPublished : formatMoment(publishedAt);

const columns: readonly TableColumn<Entry>[] = [
  {
    key: 'title',
    label: messages.titleColumn,
    cell: ({ id, title }) => <Link href={articleEditorPath(id)}>{title}</Link>,
    isRowHeader: true,
  },
  { key: 'kind', label: messages.kindColumn, cell: ({ kind }) => messages.kindName[kind] },
  {
    key: 'state',
    label: messages.stateColumn,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{messages.stateName[state]}</Badge>,
  },
  { key: 'published', label: messages.publishedColumn, cell: describeMoment },
  { key: 'changed', label: messages.changedColumn, cell: ({ updatedAt }) => formatDay(updatedAt) },
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
      <PageMeta
        title={messages.editorListTitle}
        description={messages.editorListDescription}
        isIndexed={false}
      />
      <div className={css.head}>
        <Heading level={1} size="l">
          {messages.editorListTitle}
        </Heading>
        <Link variant="primary" href={newArticlePath()}>
          {messages.newArticleLabel}
        </Link>
      </div>
      <nav aria-label={messages.kindsLabel} className={css.kinds}>
        {[null, ...kinds].map((kind) => (
          <Link
            key={kind ?? 'all'}
            variant={kind === chosen ? 'primary' : 'secondary'}
            size="s"
            href={articlesPath(kind)}
            aria-current={kind === chosen ? 'true' : undefined}
          >
            {kind === null ? messages.allKindsLabel : messages.listName[kind]}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <EmptyState icon="file-text" title={messages.noArticlesTitle}>
          {messages.noArticlesLead}
        </EmptyState>
      ) : (
        <Table
          caption={<VisuallyHidden>{messages.editorListTitle}</VisuallyHidden>}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </Container>
  );
}
