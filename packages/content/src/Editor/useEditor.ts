import type { ArticleDraft } from '@sewa/api/client';
import { useState } from 'react';
import { type ArticleText, listDifferences, pickText } from './articleText.ts';
import type { EditorResult } from './takeArticleForm.ts';
import type { Unsaved } from './unsavedText.ts';
import { useUnsaved } from './useUnsaved.ts';

/** What an editor has on the page. */
interface Editing {
  readonly text: ArticleText;
  /** The stored text it changes, and its version. */
  readonly saved: ArticleText;
  readonly version: number;
  /** What somebody else stored meanwhile. */
  readonly theirs: ArticleDraft | null;
  readonly isRestored: boolean;
}

/** The text of an article while it is edited. */
export interface Editor extends Editing {
  readonly isChanged: boolean;
  readonly change: (text: ArticleText) => void;
  /** Goes on with the stored text. */
  readonly discard: () => void;
  /** Takes note of a version made by oneself that left the text as it was. */
  readonly noteVersion: (version: number) => void;
}

interface EditorOptions {
  readonly id: string;
  /** The stored text, and its version; 0 for an article that isn't there yet. */
  readonly stored: { readonly text: ArticleText; readonly version: number };
  readonly result: EditorResult | undefined;
  /** Id of the editor; null while it isn't known. */
  readonly person: string | null;
}

/** Takes over what became of the form; what was typed since then stays. */
function takeResult(editing: Editing, { done, typed, version, theirs }: EditorResult): Editing {
  if (theirs) return { ...editing, theirs, saved: pickText(theirs), version: theirs.version };
  if (version === null) return editing;
  const text = done && editing.text.slug === '' ? { ...editing.text, slug: typed.slug } : editing.text;
  return { ...editing, text, saved: typed, version, theirs: null, isRestored: false };
}

const begin = ({ stored, result }: EditorOptions): Editing => {
  const start = { ...stored, saved: stored.text, theirs: null, isRestored: false };
  return result ? takeResult({ ...start, text: result.typed }, result) : start;
};

/** Holds the text while it is edited; what isn't saved is stored in the tab, and brought back there. */
export function useEditor(options: EditorOptions): Editor {
  const { id, result, person } = options;
  const [editing, setEditing] = useState(() => begin(options));
  const [seen, setSeen] = useState(result);
  if (result !== seen) {
    setSeen(result);
    if (result) setEditing(takeResult(editing, result));
  }
  const { text, saved, version } = editing;
  const isChanged = listDifferences(text, saved).length > 0;

  const restore = (unsaved: Unsaved) =>
    setEditing((before) => {
      const isNew = listDifferences(unsaved.text, before.text).length > 0;
      return isNew ? { ...before, text: unsaved.text, version: unsaved.version, isRestored: true } : before;
    });
  useUnsaved({ id, person, version, text, isChanged, restore });

  return {
    ...editing,
    isChanged,
    change: (next) => setEditing((before) => ({ ...before, text: next })),
    discard: () => {
      const { stored } = options;
      const theirs = editing.theirs ? pickText(editing.theirs) : stored.text;
      setEditing({
        text: theirs,
        saved: theirs,
        version: editing.theirs?.version ?? stored.version,
        theirs: null,
        isRestored: false,
      });
    },
    noteVersion: (next) =>
      setEditing((before) => (next === before.version + 1 ? { ...before, version: next } : before)),
  };
}
