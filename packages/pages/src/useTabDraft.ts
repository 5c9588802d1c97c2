import { useEffect, useEffectEvent, useState } from 'react';
import { getTabStorage } from './tabStorage.ts';

interface TabDraftOptions<Draft> {
  /** Name under which the tab stores it. */
  readonly name: string;
  /** Id of who types: a draft is brought back for nobody else. Null while it isn't known. */
  readonly person: string | null;
  /** What isn't saved yet; null if everything is. */
  readonly draft: Draft | null;
  /** Whether a stored value is a draft; another version of the page may have stored it. */
  readonly isDraft: (value: unknown) => value is Draft;
  /** Called once if the tab has a draft from an earlier visit. */
  readonly onFound: (draft: Draft) => void;
}

/** Deletes what a tab stores under a name. */
export const forgetTabDraft = (name: string): void => getTabStorage().removeItem(name);

function storeTabDraft(name: string, value: string): void {
  try {
    getTabStorage().setItem(name, value);
  } catch {
    // The storage is full: an older draft would be wrong.
    forgetTabDraft(name);
  }
}

function findTabDraft(name: string, person: string): unknown {
  try {
    const found = JSON.parse(getTabStorage().getItem(name) ?? 'null');
    return found?.person === person ? found.draft : null;
  } catch {
    return null;
  }
}

/** Stores in the tab what somebody typed and didn't save, and brings it back there on their next visit. */
export function useTabDraft<Draft>({ name, person, draft, isDraft, onFound }: TabDraftOptions<Draft>): void {
  const [isLooked, setLooked] = useState(false);
  const look = useEffectEvent((of: string) => {
    const found = findTabDraft(name, of);
    if (isDraft(found)) onFound(found);
  });
  useEffect(() => {
    if (person === null || isLooked) return;
    look(person);
    // Only then may it be replaced by what stands in the fields.
    setLooked(true);
  }, [person, isLooked]);
  const value = draft === null ? null : JSON.stringify({ person, draft });
  useEffect(() => {
    if (person === null || !isLooked) return;
    if (value === null) forgetTabDraft(name);
    else storeTabDraft(name, value);
  }, [name, person, isLooked, value]);
}
