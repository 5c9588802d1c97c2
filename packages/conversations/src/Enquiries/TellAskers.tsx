import type { EnquiredHome } from '@sewa/api/client';
import { CorporateField, useWrite } from '@sewa/api/swr';
import { useChat } from '@sewa/chat/react';
import { PageForm } from '@sewa/pages';
import { chatPath } from '@sewa/paths';
import { Banner, Button, Stack, Text, TextArea } from '@sewa/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { explainMessage } from '../Inbox/chatForms.ts';
import * as messages from '../messages.ts';
import { withFilter } from './inboxFilter.ts';
import * as css from './TellAskers.css.ts';

/** Writes to all who asked about a home that is gone and wait for word: with how many they are and what they get, before it is sent. */
export function TellAskers({ home }: { readonly home: EnquiredHome }) {
  const chat = useChat();
  const [params] = useSearchParams();
  const { write, isWriting } = useWrite('tellAskers');
  const [told, setTold] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = told ?? Number(/^\d{1,4}$/.exec(params.get('told') ?? '')?.[0] ?? 0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message') ?? '');
    setProblem(null);
    try {
      setTold((await write({ id: home.id, body: { message } })).told);
      await chat?.refresh().catch(() => undefined);
    } catch (error) {
      setProblem(explainMessage(error));
    }
  };
  if (home.waiting === 0)
    return (
      <div role="status">
        <div className={css.root}>
          {count > 0 ? (
            <Banner tone="success">{messages.toldNotice(count)}</Banner>
          ) : (
            <Text as="p" size="s" tone="muted">
              {messages.everyoneTold}
            </Text>
          )}
        </div>
      </div>
    );
  return (
    <details className={css.details} open={problem !== null ? true : undefined}>
      <summary className={css.summary}>{messages.tellTitle(home.waiting)}</summary>
      <PageForm action={withFilter(chatPath(), { home: home.id })} onSubmit={submit}>
        <CorporateField />
        <input type="hidden" name="form" value="tell" />
        <input type="hidden" name="home" value={home.id} />
        <Stack gap="s">
          <Text as="p" size="s" tone="muted">
            {messages.tellLead}
          </Text>
          <TextArea
            label={messages.tellMessageLabel}
            name="message"
            rows={3}
            required
            maxLength={2_000}
            defaultValue={messages.tellMessage(home.name)}
            error={problem ?? undefined}
          />
          <Stack direction="row">
            <Button type="submit" size="s" isBusy={isWriting}>
              {messages.tellLabel(home.waiting)}
            </Button>
          </Stack>
        </Stack>
      </PageForm>
    </details>
  );
}
