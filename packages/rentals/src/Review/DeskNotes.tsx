import { CorporateField, useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError, useFormReset } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, List, ListItem, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import * as css from './RejectForm.css.ts';
import { joinSide, reviewButtons } from './reviewForms.ts';

interface DeskNotesProps {
  readonly about: 'listing' | 'report' | 'dispute';
  readonly id: string;
  /** How many there were when the thing was read. */
  readonly count: number;
}

/** What operators wrote to each other about something, and the form for more. */
export function DeskNotes({ about, id, count }: DeskNotesProps) {
  const { data: notes } = useRoute('listDeskNotes', count > 0 ? { about, id } : null, {
    isErrorReturned: true,
  });
  const value = joinSide(about, id);
  const result = findResult(useActionData(), value);
  const form = useFormReset(result);
  return (
    <details className={css.reject} open={result !== null || count > 0 || undefined}>
      <summary className={css.summary}>{`${messages.notesTitle} (${count})`}</summary>
      <div className={css.form}>
        <Stack gap="m">
          <Text size="s" tone="muted">
            {messages.notesLead}
          </Text>
          {notes && notes.length > 0 ? (
            <List>
              {notes.map((note) => (
                <ListItem key={note.id}>
                  <Text>{note.words}</Text>
                  <Text size="s" tone="muted">
                    {messages.noteBy(note.writtenBy, formatDay(note.writtenAt))}
                  </Text>
                </ListItem>
              ))}
            </List>
          ) : null}
          <PageForm as={Form} ref={form}>
            <CorporateField />
            <Stack gap="s">
              <TextArea
                name="note"
                label={messages.noteLabel}
                rows={2}
                maxLength={2_000}
                error={result?.fields.note}
              />
              <Inline>
                <Button type="submit" variant="secondary" size="s" name={reviewButtons.note} value={value}>
                  {messages.noteSaveLabel}
                </Button>
              </Inline>
              <FormError result={result} />
            </Stack>
          </PageForm>
        </Stack>
      </div>
    </details>
  );
}
