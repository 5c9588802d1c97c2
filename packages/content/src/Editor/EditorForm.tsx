import type { ArticleDraft } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Form, Heading, Inline, SegmentedControl, Stack } from '@sewa/ui';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Form as RouterForm } from 'react-router-dom';
import { parseText } from './articleText.ts';
import * as css from './EditorForm.css.ts';
import { EditorNotice } from './EditorNotice.tsx';
import type { EditorResult } from './handleArticleForm.ts';
import { IntentButton } from './IntentButton.tsx';
import * as messages from './messages.ts';
import { PreviewLink } from './PreviewLink.tsx';
import { Publishing } from './Publishing.tsx';
import { TextFields } from './TextFields.tsx';
import { TextPreview } from './TextPreview.tsx';
import { Theirs } from './Theirs.tsx';
import type { Editor } from './useEditor.ts';

interface EditorFormProps {
  readonly editor: Editor;
  /** The stored article; null while there is none. */
  readonly draft: ArticleDraft | null;
  readonly result: EditorResult | undefined;
}

/** What is wrong with each field, as a sentence that begins with its name. */
function useErrors(result: EditorResult | undefined) {
  return useMemo(
    () =>
      Object.entries(result?.reasons ?? {}).map(([name, reason]) => {
        const subject = messages.fieldSubject[name];
        return subject ? { field: name, message: `${subject} ${reason}` } : { message: reason };
      }),
    [result],
  );
}

/** The fields of an article beside what they make, and what can be done with it. */
export function EditorForm({ editor, draft, result }: EditorFormProps) {
  const [view, setView] = useState('write');
  const { start, text, version, theirs } = editor;
  const form = useRef<HTMLFormElement>(null);
  const takeTyped = useEffectEvent(() => {
    if (form.current) editor.change(parseText(new FormData(form.current)));
  });
  // What was typed before the script was there.
  useEffect(() => takeTyped(), []);
  const besideLabel = theirs ? messages.theirsTitle : messages.previewLabel;
  const segments = [
    { value: 'write', label: messages.writeLabel },
    { value: 'beside', label: besideLabel },
  ];
  return (
    <PageForm
      as={Form}
      formComponent={RouterForm}
      errors={useErrors(result)}
      ref={form}
      onChange={(event: FormEvent<HTMLFormElement>) =>
        editor.change(parseText(new FormData(event.currentTarget)))
      }
    >
      <CorporateField />
      <input type="hidden" name="version" value={version} />
      <EditorNotice editor={editor} draft={draft} result={result} />
      <div className={css.view}>
        <SegmentedControl
          label={messages.viewLabel}
          isLabelHidden
          segments={segments}
          value={view}
          onValueChange={({ value }) => setView(value)}
        />
      </div>
      <div className={css.columns} data-view={view}>
        <div className={css.fields}>
          <Stack gap="l">
            <TextFields key={start.number} start={start.text} text={text} />
            <Inline>
              <IntentButton intent="save" variant={draft ? 'secondary' : 'primary'}>
                {draft ? messages.saveLabel[draft.state] : messages.createLabel}
              </IntentButton>
            </Inline>
          </Stack>
        </div>
        <section className={css.beside} aria-labelledby="beside-title">
          <Heading level={2} size="s" id="beside-title">
            {besideLabel}
          </Heading>
          {theirs ? (
            <Theirs theirs={theirs} text={text} />
          ) : (
            <TextPreview text={text} cover={draft?.cover ?? null} />
          )}
        </section>
      </div>
      {draft ? (
        <div className={css.cards}>
          <Publishing draft={draft} typedTime={result?.done ? undefined : result?.publishAt} />
          <PreviewLink until={draft.previewUntil} url={result?.previewUrl ?? null} />
        </div>
      ) : null}
    </PageForm>
  );
}
