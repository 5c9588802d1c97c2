import { useWrite } from '@sewa/api/swr';
import { useCallback, useRef, useState } from 'react';

/** What could not be done, and why. */
export interface UnmetWish {
  readonly reason: unknown;
  readonly isDropping: boolean;
}

/** What is wished for homes and not yet written. */
interface Wishes {
  /** Whether each is to be kept, by id. */
  readonly wishes: ReadonlyMap<string, boolean>;
  /** Writes a wish, and after it a newer one for the same home: the last counts. Gives what could not be done, or null. */
  readonly wish: (listingId: string, isKept: boolean) => Promise<UnmetWish | null>;
}

/** Writes which homes are kept, one write at a time for each home. */
export function useWishes(): Wishes {
  const { write: keep } = useWrite('keepFavourite');
  const { write: drop } = useWrite('dropFavourite');
  const latest = useRef(new Map<string, boolean>());
  const [wishes, setWishes] = useState<ReadonlyMap<string, boolean>>(new Map());

  const wish = useCallback(
    async (listingId: string, isKept: boolean) => {
      const isWriting = latest.current.has(listingId);
      const show = () => setWishes(new Map(latest.current));
      latest.current.set(listingId, isKept);
      show();
      if (isWriting) return null;
      let written = !isKept;
      try {
        for (let next = isKept; written !== next; next = latest.current.get(listingId) ?? written) {
          await (next ? keep : drop)({ listingId });
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
    [keep, drop],
  );
  return { wishes, wish };
}
