import type { RouteParams, SavedSearch } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { Badge, Button, Card, Icon, Inline, Link, Select, Text, TextField } from '@sewa/ui';
import { useState } from 'react';
import * as common from '../messages.ts';
import { useEarlyInput } from '../useEarlyInput.ts';
import * as messages from './messages.ts';
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
  { value: 'instant', label: messages.alertsFrequency.instant },
  { value: 'daily', label: messages.alertsFrequency.daily },
  { value: 'weekly', label: messages.alertsFrequency.weekly },
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
    setSaving({ text: messages.searchChangeSaving, nameError: null });
    try {
      await write({ id, body });
      setSaving({ text: messages.searchChangeSaved, nameError: null });
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
        <PageForm
          ref={form}
          className={css.fields}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            void change({ name: String(form.get('name')), ...parseFrequency(form.get('frequency')) });
          }}
        >
          <TextField
            label={messages.searchNameLabel}
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
            label={messages.alertsLabel}
            name="frequency"
            options={frequencyOptions}
            autoComplete="off"
            defaultValue={frequency}
            onChange={(event) => void change(parseFrequency(event.currentTarget.value))}
          />
          <noscript>
            <Button type="submit" variant="secondary" name="change-search" value={id}>
              {common.saveLabel}
            </Button>
          </noscript>
        </PageForm>
        <Inline gap="m" justify="between">
          <Text as="p" size="s" tone="muted">
            {isPaused ? <Badge tone="warning">{messages.pausedLabel}</Badge> : null}{' '}
            <span>{messages.searchSavedOn(formatDay(createdAt))}</span>
          </Text>
          <Text as="p" size="s" tone="muted" role="status">
            {saving.text}
          </Text>
        </Inline>
        <PageForm
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (submitter?.getAttribute('name') === 'drop-search') onDrop(search);
            else void change({ isPaused: !isPaused });
          }}
        >
          <Inline>
            <Link variant="secondary" href={discoverPath(query)}>
              <Icon name="search" size="s" /> {messages.openSearchLabel}
            </Link>
            <Button
              type="submit"
              variant="quiet"
              name={isPaused ? 'resume-search' : 'pause-search'}
              value={id}
            >
              {isPaused ? messages.resumeAlertsLabel : messages.pauseAlertsLabel}
            </Button>
            <Button
              type="submit"
              variant="quiet"
              name="drop-search"
              value={id}
              aria-label={common.removeNamedLabel(name)}
            >
              <Icon name="x" size="s" /> {common.removeLabel}
            </Button>
          </Inline>
        </PageForm>
      </div>
    </Card>
  );
}
