import type { Favourite } from '@sewa/api/client';
import { useWrite } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Button, Text, TextArea } from '@sewa/ui';
import { useRef, useState } from 'react';
import { useEarlyInput } from '../useEarlyInput.ts';
import { explainNote, type RejectedNote } from './favouriteForms.ts';
import * as messages from './messages.ts';
import * as css from './NoteField.css.ts';

/** The note and, when it was not taken without script, what was typed and why. */
interface NoteFieldProps {
  readonly favourite: Favourite;
  readonly rejected: RejectedNote | null;
}

type Saving =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly reason: string };

/** A note for oneself: saved when the field is left, with a button where there is no script. */
export function NoteField({ favourite, rejected }: NoteFieldProps) {
  const { id } = favourite.listing;
  const { write } = useWrite('noteFavourite');
  const saved = useRef(favourite.note);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const save = async (note: string) => {
    if (note.trim() === saved.current) return;
    setSaving({ state: 'saving' });
    try {
      await write({ listingId: id, body: { note } });
      saved.current = note.trim();
      setSaving({ state: 'saved' });
    } catch (reason) {
      setSaving({ state: 'failed', reason: explainNote(reason) });
    }
  };
  const form = useEarlyInput((values) => void save(values.get('note') ?? ''));
  const formError = saving.state === 'failed' ? saving.reason : rejected?.reason;
  return (
    <PageForm
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(String(new FormData(event.currentTarget).get('note') ?? ''));
      }}
    >
      <TextArea
        label={messages.noteLabel}
        name="note"
        placeholder={messages.notePlaceholder}
        rows={2}
        maxLength={500}
        hasCounter
        autoComplete="off"
        defaultValue={rejected?.note ?? favourite.note}
        error={formError}
        onBlur={(event) => void save(event.currentTarget.value)}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="s" name="note-of" value={id}>
          {messages.saveNoteLabel}
        </Button>
      </noscript>
      <Text as="p" size="xs" tone="muted" role="status">
        {saving.state === 'saving' ? messages.noteSaving : saving.state === 'saved' ? messages.noteSaved : ''}
      </Text>
    </PageForm>
  );
}
