import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { articlesPath, dashboardPath } from '@sewa/paths';
import { Badge, Breadcrumbs, Container, Heading, Stack } from '@sewa/ui';
import { useActionData, useParams } from 'react-router-dom';
import { makeEmptyText, pickText } from '../Editor/articleText.ts';
import { CoverForm } from '../Editor/CoverForm.tsx';
import { EditorForm } from '../Editor/EditorForm.tsx';
import { type EditorResult, handleArticleForm, NEW_ARTICLE } from '../Editor/handleArticleForm.ts';
import * as messages from '../Editor/messages.ts';
import { stateTones } from '../Editor/stateTones.ts';
import { useEditor } from '../Editor/useEditor.ts';
import { preloadListings } from '../Markdown/preloadListings.ts';
import * as common from '../messages.ts';

/** Reads the article, and who edits it. */
export async function loader(page: PageRequest): Promise<void> {
  const { params, preload } = page;
  const id = params.id ?? NEW_ARTICLE;
  await preload('getUser', {});
  if (id === NEW_ARTICLE) return;
  const { body } = await preload('getArticleDraft', { id });
  await preloadListings(page, [body]);
}

/** Takes the form. */
export const action = handleArticleForm;

function ArticleEditor({ id }: { readonly id: string }) {
  const { name } = usePageSite();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const { data: draft = null } = useRoute('getArticleDraft', id === NEW_ARTICLE ? null : { id });
  const result = useActionData() as EditorResult | undefined;
  const stored = draft
    ? { text: pickText(draft), version: draft.version }
    : { text: makeEmptyText(common.defaultAuthor(name)), version: 0 };
  const editor = useEditor({ id, stored, result, person: user?.id ?? null });
  const title = draft?.title ?? common.newArticleTitle;
  return (
    <Container as="main" id="main" padding="l">
      <PageMeta title={title} description={common.editorDescription} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[
            { label: common.homeLabel, href: dashboardPath() },
            { label: common.editorListTitle, href: articlesPath() },
            { label: title },
          ]}
        />
        <Heading level={1} size="l">
          {title}{' '}
          {draft ? <Badge tone={stateTones[draft.state]}>{messages.stateName[draft.state]}</Badge> : null}
        </Heading>
      </Stack>
      <EditorForm editor={editor} draft={draft} result={result} />
      {draft ? <CoverForm id={id} cover={draft.cover} onUploaded={editor.noteVersion} /> : null}
    </Container>
  );
}

/** Where an article is written, beside its preview, and published. */
export default function EditorPage() {
  const { id = NEW_ARTICLE } = useParams();
  return <ArticleEditor key={id} id={id} />;
}
