import { explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { showProblem, useLogInFirst } from '@sewa/pages';
import { listRefusedFields } from '@sewa/pages/forms';
import { favouritesPath } from '@sewa/paths';
import { Button, useToast } from '@sewa/ui';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveFormId } from '../Hearts/saveFormId.ts';
import * as messages from './messages.ts';
import { saveSearchName } from './savedSearchForms.ts';

/** Why a search wasn't saved. */
const explain = (reason: unknown): string =>
  listRefusedFields(reason)[0] ? messages.savedSearchesFull : explainError(reason);

/** Saves the search of this page; it belongs to the form of the hearts. A visitor logs in above the page, and stays. */
export function SaveSearchButton() {
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const logInFirst = useLogInFirst();
  const { write: saveSearch } = useWrite('saveSearch');
  const [params] = useSearchParams();
  const { show } = useToast();
  const save = async (event: MouseEvent) => {
    if (isSignedIn || !logInFirst) return;
    event.preventDefault();
    const query = serializeDiscoverFilters(parseDiscoverFilters(params));
    const pendingAction = { kind: 'saved-search', query } as const;
    try {
      if (!(await logInFirst({ title: messages.saveThisSearch, pendingAction, path: favouritesPath() })))
        return;
      await saveSearch({ body: { query } });
      show({ type: 'Success', message: messages.searchSavedHere });
    } catch (reason) {
      void showProblem(explain(reason));
    }
  };
  return (
    <Button
      type="submit"
      variant="secondary"
      form={saveFormId}
      name={saveSearchName}
      onClick={(event) => void save(event)}
    >
      {messages.saveSearchLabel}
    </Button>
  );
}
