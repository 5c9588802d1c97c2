import { useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Banner, Button, Card, Heading, Inline, Stack, Text, TextField } from '@sewa/ui';
import { useId, useState } from 'react';
import { Form, useActionData } from 'react-router-dom';
import { CALENDAR, calendarSteps } from './calendarForm.ts';
import * as css from './Documents.css.ts';
import * as messages from './messages.ts';

/** The secret address, and the button that copies it. */
function Address({ url }: { readonly url: string }) {
  const id = useId();
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNote(messages.copied);
    } catch {
      document.getElementById(id)?.focus();
      setNote(messages.notCopied);
    }
  };
  return (
    <Stack gap="s">
      <TextField
        id={id}
        label={messages.calendarUrlLabel}
        hint={messages.calendarUrlHint}
        value={url}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={css.scriptOnly}>
        <Inline gap="s">
          <Button variant="secondary" onClick={() => void copy()}>
            {messages.copyLabel}
          </Button>
          <Text as="span" size="s" tone="muted" role="status">
            {note}
          </Text>
        </Inline>
      </div>
    </Stack>
  );
}

/** The feed with the days of the user: its secret address, and a new one in place of it. */
export function CalendarFeed() {
  const { data } = useRoute('getCalendar', {}, { isErrorReturned: true });
  const result = findResult(useActionData(), CALENDAR);
  return (
    <Stack as="section" gap="m" id={CALENDAR} aria-labelledby="calendar-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="calendar-title">
          {messages.calendarTitle}
        </Heading>
        <Text tone="muted">{messages.calendarLead}</Text>
      </Stack>
      {result?.done ? (
        <ResultFocus result={result}>
          <Banner tone="success">{result.done}</Banner>
        </ResultFocus>
      ) : null}
      <Card padding="l">
        {data ? (
          <Stack gap="l">
            <Address key={data.url} url={data.url} />
            <PageForm as={Form}>
              <Stack gap="s" align="start">
                <FormError result={result} />
                {result?.isConfirmationNeeded ? (
                  <ConfirmQuestion
                    question={messages.renewQuestion}
                    cancelLabel={messages.renewKeep}
                    confirmLabel={messages.renewConfirm}
                    name="do"
                    value={calendarSteps.confirm}
                  />
                ) : (
                  <Button type="submit" variant="secondary" name="do" value={calendarSteps.ask}>
                    {messages.renewLabel}
                  </Button>
                )}
              </Stack>
            </PageForm>
          </Stack>
        ) : (
          <Text tone="muted">{messages.calendarAway}</Text>
        )}
      </Card>
    </Stack>
  );
}
