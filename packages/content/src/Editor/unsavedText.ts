import { type ArticleText, textFields } from './articleText.ts';

/** Text that wasn't saved yet, and the version it changes. */
export interface Unsaved {
  /** Id of who wrote it: it is brought back for nobody else. */
  readonly person: string;
  readonly version: number;
  readonly text: ArticleText;
}

const keyOf = (id: string) => `article:${id}`;

/** The storage of the tab; null where there is none, or the browser blocks it. */
function findStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

const isUnsaved = (value: unknown): value is Unsaved =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'object' &&
  value.text !== null &&
  textFields.every((name) => typeof (value.text as Record<string, unknown>)[name] === 'string');

/** Stores unsaved text in the tab; a storage that is full leaves it to the page. */
export function storeUnsaved(id: string, unsaved: Unsaved): void {
  try {
    findStorage()?.setItem(keyOf(id), JSON.stringify(unsaved));
  } catch {
    forgetUnsaved(id);
  }
}

/** Deletes the unsaved text of an article. */
export const forgetUnsaved = (id: string): void => findStorage()?.removeItem(keyOf(id));

/** The unsaved text that this person wrote in this tab; null if there is none. */
export function findUnsaved(id: string, person: string): Unsaved | null {
  try {
    const found: unknown = JSON.parse(findStorage()?.getItem(keyOf(id)) ?? 'null');
    return isUnsaved(found) && found.person === person ? found : null;
  } catch {
    return null;
  }
}
