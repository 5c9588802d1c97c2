import { useWrite } from '@sewa/api/swr';
import { track } from '@sewa/pages/track';
import { useCallback, useRef, useState } from 'react';

/** What could not be done, and why. */
export interface FailedChange {
  readonly reason: unknown;
  readonly isDropping: boolean;
}

/** What is wished for homes and not yet written. */
interface OptimisticFavourites {
  /** Whether each is to be kept, by id. */
  readonly pending: ReadonlyMap<string, boolean>;
  /** Writes a wish, and after it a newer one for the same home: the last counts. Gives what could not be done, or null. */
  readonly change: (listingId: string, isSaved: boolean) => Promise<FailedChange | null>;
}

/** Writes which homes are kept, one write at a time for each home. */
export function useOptimisticFavourites(): OptimisticFavourites {
  const { write: save } = useWrite('saveFavourite');
  const { write: drop } = useWrite('dropFavourite');
  const latest = useRef(new Map<string, boolean>());
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());

  const change = useCallback(
    async (listingId: string, isSaved: boolean) => {
      const isWriting = latest.current.has(listingId);
      const show = () => setPending(new Map(latest.current));
      latest.current.set(listingId, isSaved);
      show();
      if (isWriting) return null;
      let written = !isSaved;
      try {
        for (let next = isSaved; written !== next; next = latest.current.get(listingId) ?? written) {
          await (next ? save : drop)({ listingId });
          if (next) track('home-saved');
          written = next;
        }
        return null;
      } catch (reason) {
        return { reason, isDropping: written };
      } finally {
        latest.current.delete(listingId);
        show();
      }
    },
    [save, drop],
  );
  return { pending, change };
}
