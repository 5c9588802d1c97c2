import type { SavedSearch } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useRoute, useWrite } from '@sewa/api/swr';
import { discoverPath, favouritesPath } from '@sewa/paths';
import { Button, Card, EmptyState, Heading, Link, Text, useToast } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import * as css from './SavedSearches.css.ts';
import { type RefusedName, savedSearchesId } from './savedSearchForms.ts';

const isRefusedName = (value: unknown): value is RefusedName =>
  typeof value === 'object' && value !== null && 'searchId' in value;

/** Takes a search out of the list at once and offers to undo it; puts it back when that fails. */
function useDropSearch(): (search: SavedSearch) => Promise<void> {
  const { mutate } = useRoute('listSavedSearches', {}, { isErrorReturned: true });
  const { write: drop } = useWrite('dropSavedSearch');
  const { write: restore } = useWrite('restoreSavedSearch');
  const { show } = useToast();
  return async ({ id, name }) => {
    let before: SavedSearch[] | undefined;
    await mutate(
      (known) => {
        before = known;
        return known?.filter((other) => other.id !== id);
      },
      { revalidate: false },
    );
    const undo = () =>
      restore({ id }).catch(() => show({ type: 'Error', message: `${name} could not be brought back.` }));
    try {
      await drop({ id });
      show({
        type: 'Success',
        message: `${name} was removed.`,
        action: { label: 'Undo', onAction: () => void undo() },
      });
    } catch (reason) {
      await mutate(before, { revalidate: false });
      const isOffline = reason instanceof ApiError && reason.status === 0;
      show({
        type: 'Error',
        message: `${isOffline ? 'There is no connection.' : 'Something went wrong.'} ${name} is still saved.`,
      });
    }
  };
}

/** After a form sent without script: what it did, and how to undo it. */
function SearchNotice() {
  const [params] = useSearchParams();
  const removed = params.get('removed-search');
  const saved = params.get('saved');
  if (saved === 'full') {
    return (
      <Card>
        <Text as="p" role="alert">
          You have 20 saved searches already. Remove one to save another.
        </Text>
      </Card>
    );
  }
  if (saved) {
    return (
      <Text as="p" role="status">
        The search is saved. Give it a name and choose how often it writes.
      </Text>
    );
  }
  if (!removed) return null;
  return (
    <Card as="form" method="post" action={favouritesPath()}>
      <div className={css.line}>
        <Text as="p" role="status">
          The saved search was removed.
        </Text>
        <Button type="submit" look="secondary" name="restore-search" value={removed}>
          Undo
        </Button>
      </div>
    </Card>
  );
}

/** The searches somebody saved, and where their mail goes. */
export function SavedSearches() {
  const { data: searches = [] } = useRoute('listSavedSearches', {});
  const { data: user } = useRoute('getUser', {});
  const actionData: unknown = useActionData();
  const drop = useDropSearch();
  const refused = isRefusedName(actionData) ? actionData : null;
  return (
    <section id={savedSearchesId} className={css.section} aria-labelledby="saved-searches-title">
      <div className={css.line}>
        <Heading level={2} size="m" id="saved-searches-title">
          Saved searches
        </Heading>
        <Text size="s" tone="muted">
          {user?.email
            ? `New homes are mailed to ${user.email}.`
            : 'Your account has no e-mail address, so nothing can be mailed.'}
        </Text>
      </div>
      <SearchNotice />
      {searches.length === 0 ? (
        <EmptyState
          icon="mail"
          title="No saved searches yet"
          level={3}
          actions={
            <Link look="secondary" href={discoverPath()}>
              Search
            </Link>
          }
        >
          Save a search to be told when a home comes on the market that fits it.
        </EmptyState>
      ) : (
        <div className={css.list}>
          {searches.map((search) => (
            <SavedSearchCard
              key={search.id}
              search={search}
              refused={refused?.searchId === search.id ? refused : null}
              onDrop={(dropped) => void drop(dropped)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
