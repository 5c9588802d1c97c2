import type { ArticleDraft } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { Button, Card, Form, Heading, Inline, Stack, Text, TextField } from '@sewa/ui';
import { type FormEvent, useMemo, useState } from 'react';
import * as css from './EditorForm.css.ts';
import * as messages from './messages.ts';

interface CoverFormProps {
  readonly id: string;
  readonly cover: ArticleDraft['cover'];
  /** Told of the version the upload made. */
  readonly onUploaded: (version: number) => void;
}

/** The cover of an article, and a new one to upload. */
export function CoverForm({ id, cover, onUploaded }: CoverFormProps) {
  const { write, isWriting, error } = useWrite('setArticleCover');
  const [isDone, setDone] = useState(false);
  const errors = useMemo(() => (error ? [{ field: 'cover', message: explainError(error) }] : []), [error]);
  const upload = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const body = sent.get('cover');
    if (!(body instanceof File)) return;
    setDone(false);
    try {
      const { version } = await write({ id, alt: String(sent.get('alt') ?? ''), body });
      form.reset();
      setDone(true);
      onUploaded(version);
    } catch {
      // The form says why.
    }
  };
  return (
    <Card as="section" padding="l" aria-labelledby="cover-title">
      <Stack gap="m">
        <Heading level={2} size="s" id="cover-title">
          {messages.coverTitle}
        </Heading>
        <Text tone="muted">{messages.coverLead}</Text>
        {cover ? (
          <img
            className={css.cover}
            src={cover.src}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
          />
        ) : null}
        <div className={css.scriptOnly}>
          <Form onSubmit={(event) => void upload(event)} hasSummary={false} errors={errors}>
            <TextField
              id="cover"
              name="cover"
              type="file"
              accept="image/jpeg,image/png,image/webp"
              required
              label={messages.field.cover}
            />
            <TextField
              id="alt"
              name="alt"
              label={messages.field.alt}
              hint={messages.altHint}
              maxLength={200}
              defaultValue={cover?.alt}
              autoComplete="off"
            />
            <Inline>
              <Button type="submit" variant="secondary" isBusy={isWriting}>
                {messages.uploadCoverLabel}
              </Button>
              <Text size="s" tone="muted" role="status">
                {isDone ? messages.coverDone : ''}
              </Text>
            </Inline>
          </Form>
        </div>
      </Stack>
    </Card>
  );
}
