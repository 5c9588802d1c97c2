import type { ArticleDraft } from '@sewa/api/client';
import { useState } from 'react';
import { type ArticleText, listDifferences, pickText } from './articleText.ts';
import type { EditorResult } from './handleArticleForm.ts';
import { type Unsaved, useUnsaved } from './useUnsaved.ts';

/** What an editor has on the page. */
interface Editing {
  /** What the fields begin with; another number makes them anew. */
  readonly start: { readonly text: ArticleText; readonly number: number };
  /** What stands in the fields. */
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
  /** Takes note of what stands in the fields. */
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

const isDifferent = (one: ArticleText, other: ArticleText): boolean => listDifferences(one, other).length > 0;

/** Puts another text into the fields. */
const replaceText = (editing: Editing, text: ArticleText): Editing => ({
  ...editing,
  text,
  start: { text, number: editing.start.number + 1 },
});

/** Takes over what became of the form; what was typed since then stays. */
function takeResult(editing: Editing, { done, typed, version, theirs }: EditorResult): Editing {
  if (theirs) return { ...editing, theirs, saved: pickText(theirs), version: theirs.version };
  if (version === null) return editing;
  const taken = { ...editing, saved: typed, version, theirs: null, isRestored: false };
  // Its address was made from its title.
  return done && taken.text.slug === '' ? replaceText(taken, { ...taken.text, slug: typed.slug }) : taken;
}

function begin({ stored, result }: EditorOptions): Editing {
  const text = result?.typed ?? stored.text;
  const { text: saved, version } = stored;
  const editing = { start: { text, number: 0 }, text, saved, version, theirs: null, isRestored: false };
  return result ? takeResult(editing, result) : editing;
}

/** Holds the text while it is edited; what isn't saved is stored in the tab, and brought back there. */
export function useEditor(options: EditorOptions): Editor {
  const { id, result, person, stored } = options;
  const [editing, setEditing] = useState(() => begin(options));
  const [seen, setSeen] = useState(result);
  if (result !== seen) {
    setSeen(result);
    if (result) setEditing(takeResult(editing, result));
  }
  const { text, saved, version } = editing;
  const isChanged = isDifferent(text, saved);
  const restore = (unsaved: Unsaved) =>
    setEditing((before) =>
      isDifferent(before.text, before.saved) || !isDifferent(unsaved.text, before.saved)
        ? before
        : { ...replaceText(before, unsaved.text), version: unsaved.version, isRestored: true },
    );
  useUnsaved({ id, person, version, text, isChanged, restore });

  return {
    ...editing,
    isChanged,
    change: (next) => setEditing((before) => ({ ...before, text: next })),
    discard: () => {
      const latest = editing.theirs ? pickText(editing.theirs) : stored.text;
      const version = editing.theirs?.version ?? stored.version;
      setEditing({
        ...replaceText(editing, latest),
        saved: latest,
        version,
        theirs: null,
        isRestored: false,
      });
    },
    noteVersion: (next) =>
      setEditing((before) => (next === before.version + 1 ? { ...before, version: next } : before)),
  };
}
