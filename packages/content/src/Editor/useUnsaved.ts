import { useTabDraft } from '@sewa/pages/tab-draft';
import { useEffect } from 'react';
import { type ArticleText, textFields } from './articleText.ts';

/** Text that wasn't saved yet, and the version it changes. */
export interface Unsaved {
  readonly version: number;
  readonly text: ArticleText;
}

interface UnsavedOptions extends Unsaved {
  readonly id: string;
  /** Id of the editor; null while it isn't known. */
  readonly person: string | null;
  readonly isChanged: boolean;
  /** Called once with what was found in the tab. */
  readonly restore: (unsaved: Unsaved) => void;
}

/** Name under which a tab stores the unsaved text of an article. */
export const nameUnsaved = (id: string): string => `article:${id}`;

const isUnsaved = (value: unknown): value is Unsaved =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'object' &&
  value.text !== null &&
  textFields.every((name) => typeof (value.text as Record<string, unknown>)[name] === 'string');

/** Stores unsaved text in the tab, brings it back there, and asks before the tab is closed. */
export function useUnsaved({ id, person, version, text, isChanged, restore }: UnsavedOptions): void {
  useTabDraft({
    name: nameUnsaved(id),
    person,
    draft: isChanged ? { version, text } : null,
    isDraft: isUnsaved,
    onFound: restore,
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
