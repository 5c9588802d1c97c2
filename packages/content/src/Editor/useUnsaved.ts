import { useEffect, useEffectEvent, useState } from 'react';
import type { ArticleText } from './articleText.ts';
import { findUnsaved, forgetUnsaved, storeUnsaved, type Unsaved } from './unsavedText.ts';

interface UnsavedOptions {
  readonly id: string;
  /** Id of the editor; null while it isn't known. */
  readonly person: string | null;
  readonly version: number;
  readonly text: ArticleText;
  readonly isChanged: boolean;
  /** Called once with what was found in the tab. */
  readonly restore: (unsaved: Unsaved) => void;
}

/** Stores unsaved text in the tab, brings it back there, and asks before the tab is closed. */
export function useUnsaved({ id, person, version, text, isChanged, restore }: UnsavedOptions): void {
  const [isLooked, setLooked] = useState(false);
  const onFound = useEffectEvent(restore);

  useEffect(() => {
    if (person === null || isLooked) return;
    const unsaved = findUnsaved(id, person);
    if (unsaved) onFound(unsaved);
    setLooked(true);
  }, [id, person, isLooked]);

  useEffect(() => {
    if (person === null || !isLooked) return;
    if (isChanged) storeUnsaved(id, { person, version, text });
    else forgetUnsaved(id);
  }, [id, person, isLooked, isChanged, version, text]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
