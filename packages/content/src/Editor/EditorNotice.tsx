import type { ArticleDraft } from '@sewa/api/client';
import { FormBanner } from '@sewa/pages/form-notices';
import { articleEditorPath } from '@sewa/paths';
import { Banner, Button, Link } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as css from './EditorForm.css.ts';
import type { EditorResult } from './handleArticleForm.ts';
import * as messages from './messages.ts';
import type { Editor } from './useEditor.ts';

interface EditorNoticeProps {
  readonly editor: Editor;
  readonly draft: ArticleDraft | null;
  readonly result: EditorResult | undefined;
}

const findDone = (name: string | null): string | null =>
  Object.entries(messages.done).find(([known]) => known === name)?.[1] ?? null;

/** Says what became of the form, and what to do about text that isn't what is stored. */
export function EditorNotice({ editor, draft, result }: EditorNoticeProps) {
  const [params] = useSearchParams();
  const { theirs, isRestored, discard } = editor;
  if (theirs && draft)
    return (
      <Banner
        tone="warning"
        title={messages.conflictTitle}
        actions={
          <Link
            variant="secondary"
            href={articleEditorPath(draft.id)}
            onClick={(event) => {
              event.preventDefault();
              discard();
            }}
          >
            {messages.useTheirsLabel}
          </Link>
        }
      >
        {messages.conflictLead}
      </Banner>
    );
  if (result?.message) return <FormBanner result={result}>{result.message}</FormBanner>;
  if (isRestored)
    return (
      <Banner
        title={messages.restoredTitle}
        actions={
          <Button variant="secondary" onClick={discard}>
            {messages.discardLabel}
          </Button>
        }
      >
        {messages.restoredLead}
      </Banner>
    );
  const done = result ? findDone(result.done) : findDone(params.get('done'));
  return (
    <div role="status" className={css.status}>
      {done && !editor.isChanged ? (
        <Banner tone="success" role="presentation">
          {done}
        </Banner>
      ) : null}
    </div>
  );
}
