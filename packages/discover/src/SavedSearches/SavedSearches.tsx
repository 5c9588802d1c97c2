import { useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { discoverPath, favouritesPath } from '@sewa/paths';
import { Button, Card, EmptyState, Heading, Inline, Link, Text } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import * as css from './SavedSearches.css.ts';
import { type RejectedName, savedSearchesId } from './savedSearchForms.ts';
import { useDropSearch } from './useDropSearch.ts';

const isRejectedName = (value: unknown): value is RejectedName =>
  typeof value === 'object' && value !== null && 'searchId' in value;

/** After a form sent without script: what it did, and how to undo it. */
function SearchNotice() {
  const [params] = useSearchParams();
  const removed = params.get('removed-search');
  const saved = params.get('saved');
  if (saved === 'full') {
    return (
      <Card>
        <Text as="p" role="alert">
          {messages.savedSearchesFull}
        </Text>
      </Card>
    );
  }
  if (saved) {
    return (
      <Text as="p" role="status">
        {messages.searchSaved}
      </Text>
    );
  }
  if (!removed) return null;
  return (
    <Card>
      <PageForm action={favouritesPath()}>
        <Inline gap="m" justify="between">
          <Text as="p" role="status">
            {common.searchRemoved}
          </Text>
          <Button type="submit" variant="secondary" name="restore-search" value={removed}>
            {common.undoLabel}
          </Button>
        </Inline>
      </PageForm>
    </Card>
  );
}

/** The searches somebody saved, and where their mail goes. */
export function SavedSearches() {
  const { data: searches = [] } = useRoute('listSavedSearches', {});
  const { data: user } = useRoute('getUser', {});
  const actionData: unknown = useActionData();
  const drop = useDropSearch();
  const rejected = isRejectedName(actionData) ? actionData : null;
  return (
    <section id={savedSearchesId} className={css.section} aria-labelledby="saved-searches-title">
      <Inline gap="m" justify="between">
        <Heading level={2} size="m" id="saved-searches-title">
          {messages.savedSearchesTitle}
        </Heading>
        <Text size="s" tone="muted">
          {user?.email ? messages.alertsByEmail(user.email) : messages.alertsWithoutEmail}
        </Text>
      </Inline>
      <SearchNotice />
      {searches.length === 0 ? (
        <EmptyState
          icon="mail"
          title={messages.noSavedSearchesTitle}
          level={3}
          actions={
            <Link variant="secondary" href={discoverPath()}>
              {common.searchLabel}
            </Link>
          }
        >
          {messages.noSavedSearchesLead}
        </EmptyState>
      ) : (
        <div className={css.list}>
          {searches.map((search) => (
            <SavedSearchCard
              key={search.id}
              search={search}
              rejected={rejected?.searchId === search.id ? rejected : null}
              onDrop={(dropped) => void drop(dropped)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
