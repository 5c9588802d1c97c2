import type { RouteParams, SavedSearch } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { IdempotencyField } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { Badge, Button, Card, Icon, Inline, Link, Select, Text, TextField } from '@sewa/ui';
import { useState } from 'react';
import { useEarlyInput } from '../useEarlyInput.ts';
import * as css from './SavedSearches.css.ts';
import { findNameError, parseFrequency, type RejectedName } from './savedSearchForms.ts';

/** A saved search and what became of a name sent without script. */
interface SavedSearchCardProps {
  readonly search: SavedSearch;
  readonly rejected: RejectedName | null;
  readonly onDrop: (search: SavedSearch) => void;
}

interface Saving {
  readonly text: string;
  readonly nameError: string | null;
}

const frequencyOptions = [
  { value: 'instant', label: 'As soon as there is something' },
  { value: 'daily', label: 'Each day at 8:00' },
  { value: 'weekly', label: 'Each Monday at 8:00' },
];

/**
 * One saved search: its name, how often it writes, and ways to open, pause and remove it; changes are kept at once, those
 * made before there was script as soon as there is.
 */
export function SavedSearchCard({ search, rejected, onDrop }: SavedSearchCardProps) {
  const { id, name, query, frequency, isPaused, createdAt } = search;
  const { write } = useWrite('changeSavedSearch');
  const [saving, setSaving] = useState<Saving>({ text: '', nameError: null });
  const change = async (body: RouteParams<'changeSavedSearch'>['body']) => {
    setSaving({ text: 'Saving …', nameError: null });
    try {
      await write({ id, body });
      setSaving({ text: 'Saved', nameError: null });
    } catch (reason) {
      const nameError = findNameError(reason);
      setSaving({ text: nameError === null ? explainError(reason) : '', nameError });
    }
  };
  const form = useEarlyInput((values) => {
    const typed = values.get('name');
    void change({
      ...(typed === undefined ? {} : { name: typed.trim() }),
      ...parseFrequency(values.get('frequency')),
    });
  });
  return (
    <Card as="article" id={id} aria-label={name}>
      <div className={css.card}>
        <form
          ref={form}
          method="post"
          className={css.fields}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            void change({ name: String(form.get('name')), ...parseFrequency(form.get('frequency')) });
          }}
        >
          <IdempotencyField />
          <TextField
            label="Name"
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={rejected?.name ?? name}
            error={saving.nameError ?? rejected?.reason}
            onBlur={(event) => {
              const typed = event.currentTarget.value.trim();
              if (typed !== name) void change({ name: typed });
            }}
          />
          <Select
            label="Mail"
            name="frequency"
            options={frequencyOptions}
            autoComplete="off"
            defaultValue={frequency}
            onChange={(event) => void change(parseFrequency(event.currentTarget.value))}
          />
          <noscript>
            <Button type="submit" variant="secondary" name="change-search" value={id}>
              Save
            </Button>
          </noscript>
        </form>
        <Inline gap="m" justify="between">
          <Text as="p" size="s" tone="muted">
            {isPaused ? <Badge tone="warning">Paused</Badge> : null} Saved {formatDay(createdAt)}
          </Text>
          <Text as="p" size="s" tone="muted" role="status">
            {saving.text}
          </Text>
        </Inline>
        <Inline
          as="form"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (submitter?.getAttribute('name') === 'drop-search') onDrop(search);
            else void change({ isPaused: !isPaused });
          }}
        >
          <IdempotencyField />
          <Link variant="secondary" href={discoverPath(query)}>
            <Icon name="search" size="s" /> Open
          </Link>
          <Button type="submit" variant="quiet" name={isPaused ? 'resume-search' : 'pause-search'} value={id}>
            {isPaused ? 'Send mail again' : 'Pause mail'}
          </Button>
          <Button type="submit" variant="quiet" name="drop-search" value={id} aria-label={`Remove ${name}`}>
            <Icon name="x" size="s" /> Remove
          </Button>
        </Inline>
      </div>
    </Card>
  );
}
