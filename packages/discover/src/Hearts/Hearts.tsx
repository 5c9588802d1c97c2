import { ApiError } from '@sewa/api/errors';
import { useRoute, useWrite } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { useToast } from '@sewa/ui';
import { createContext, type MouseEvent, type ReactNode, use, useMemo, useRef } from 'react';
import { keepFormId } from './keepFormId.ts';

/** What the hearts below share. */
interface KeptHomes {
  /** Ids of the kept homes; null while it is not known, and for visitors. */
  readonly ids: ReadonlySet<string> | null;
  readonly press: (event: MouseEvent<HTMLButtonElement>) => void;
}

const KeptContext = createContext<KeptHomes | null>(null);

function explain(reason: unknown, isDropping: boolean): string {
  const outcome = isDropping ? 'It is still among your favourites.' : 'It was not kept.';
  if (!(reason instanceof ApiError)) return `Something went wrong. ${outcome}`;
  if (reason.status === 0) return `There is no connection. ${outcome}`;
  return `${reason.fields[0]?.reason ?? reason.message} ${outcome}`;
}

/**
 * Lets the hearts below keep homes: one form for all of them, so that each works before and without script; for somebody
 * signed in they answer at once, and are undone when the write fails.
 */
export function Hearts({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const { data, mutate } = useRoute('listFavouriteIds', isSignedIn ? {} : null, { isErrorReturned: true });
  const { write: keep } = useWrite('keepFavourite');
  const { write: drop } = useWrite('dropFavourite');
  const { show } = useToast();
  const writing = useRef(new Set<string>());

  const kept = useMemo((): KeptHomes => {
    const ids = isSignedIn && data ? new Set(data) : null;
    const mark = (id: string, isKept: boolean) =>
      mutate((known = []) => [...known.filter((other) => other !== id), ...(isKept ? [id] : [])], {
        revalidate: false,
      });
    const turn = async (button: HTMLButtonElement, wasKept: boolean) => {
      const listingId = button.value;
      writing.current.add(listingId);
      try {
        await mark(listingId, !wasKept);
        await (wasKept ? drop : keep)({ listingId });
      } catch (reason) {
        await mark(listingId, wasKept);
        if (reason instanceof ApiError && reason.status === 401) button.form?.requestSubmit(button);
        else show({ type: 'Error', message: explain(reason, wasKept) });
      } finally {
        writing.current.delete(listingId);
      }
    };
    return {
      ids,
      press: (event) => {
        if (!ids) return;
        event.preventDefault();
        const button = event.currentTarget;
        // The second press of a double click is not a change of mind.
        if (event.detail > 1 || writing.current.has(button.value)) return;
        void turn(button, ids.has(button.value));
      },
    };
  }, [isSignedIn, data, mutate, keep, drop, show]);

  return (
    <KeptContext value={kept}>
      {children}
      <form id={keepFormId} method="post" />
    </KeptContext>
  );
}

/** What the nearest `Hearts` knows; null where there is none. */
export const useKeptHomes = (): KeptHomes | null => use(KeptContext);
