import type { ListingItem } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { PageForm, showProblem, useLogInFirst } from '@sewa/pages';
import { listRefusedFields } from '@sewa/pages/forms';
import { favouritesPath } from '@sewa/paths';
import { createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import { describeForLogIn } from '../describeForLogIn.ts';
import { describeListing } from '../describeListing.ts';
import * as messages from './messages.ts';
import { saveFormId } from './saveFormId.ts';
import { type FailedChange, useOptimisticFavourites } from './useOptimisticFavourites.ts';

/** What the hearts below share. */
export interface SavedHomes {
  /** Ids of the saved homes; null while it is not known, and for visitors. */
  readonly ids: ReadonlySet<string> | null;
  readonly press: (event: MouseEvent<HTMLButtonElement>, listing: ListingItem) => void;
}

const SavedContext = createContext<SavedHomes | null>(null);

function explain({ reason, isDropping }: FailedChange): string {
  const [field] = listRefusedFields(reason);
  const outcome = isDropping ? messages.homeNotRemoved : messages.homeNotSaved;
  return `${field?.reason ?? explainError(reason)} ${outcome}`;
}

function applyOptimistic(
  known: readonly string[],
  pending: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const ids = new Set(known);
  for (const [id, isSaved] of pending) {
    if (isSaved) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

/**
 * Lets the hearts below save homes: one form for all of them, so that each works before and without script; for somebody
 * signed in they answer at once, and are undone when the write fails.
 */
export function Hearts({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const { data } = useRoute('listFavouriteIds', isSignedIn ? {} : null, { isErrorReturned: true });
  const { pending, change } = useOptimisticFavourites();
  const logInFirst = useLogInFirst();

  const saved = useMemo((): SavedHomes => {
    const ids = isSignedIn && data ? applyOptimistic(data, pending) : null;
    const turn = async (button: HTMLButtonElement, listing: ListingItem, wasSaved: boolean) => {
      const unmet = await change(listing.id, !wasSaved);
      if (!unmet) return;
      if (unmet.reason instanceof ApiError && unmet.reason.status === 401)
        void saveAfterLogIn(button, listing);
      else void showProblem(explain(unmet));
    };
    const saveAfterLogIn = async (button: HTMLButtonElement, listing: ListingItem) => {
      const request = {
        title: messages.saveHomeLabel(describeListing(listing)),
        home: describeForLogIn(listing),
        pendingAction: { kind: 'favourite', listingId: listing.id },
        path: favouritesPath(),
      } as const;
      if (!logInFirst) return button.form?.requestSubmit(button);
      try {
        if (await logInFirst(request)) await turn(button, listing, false);
      } catch (reason) {
        void showProblem(explain({ reason, isDropping: false }));
      }
    };
    return {
      ids,
      press: (event, listing) => {
        if (!ids && (isSignedIn || !logInFirst)) return;
        event.preventDefault();
        const button = event.currentTarget;
        // The second press of a double click is not a change of mind.
        if (event.detail > 1) return;
        if (ids) void turn(button, listing, ids.has(listing.id));
        else void saveAfterLogIn(button, listing);
      },
    };
  }, [isSignedIn, data, pending, change, logInFirst]);

  return (
    <SavedContext value={saved}>
      {children}
      <PageForm
        // It stands on public pages, which are the same for everybody.
        isKeyed={false}
        id={saveFormId}
      />
    </SavedContext>
  );
}

/** What the nearest `Hearts` knows; null where there is none. */
export const useSavedHomes = (): SavedHomes | null => use(SavedContext);
