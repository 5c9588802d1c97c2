import { getTabStorage } from '@sewa/pages';
import type { StepText } from './stepText.ts';

interface Typed {
  /** Id of who typed it: it is brought back for nobody else. */
  readonly person: string;
  readonly text: StepText;
  /** What was stored when it was typed. */
  readonly stored: StepText;
}

/** Where a tab stores what was typed for a home that isn't there yet. */
export const NEW_HOME = 'new';

const keyOf = (place: string) => `listing:${place}`;

const isText = (value: unknown): value is StepText =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  isText(value.text) &&
  'stored' in value &&
  isText(value.stored);

/** Stores what was typed in the tab, under its listing and step; a storage that is full leaves it to the page. */
export function storeTyped(place: string, typed: Typed): void {
  try {
    getTabStorage().setItem(keyOf(place), JSON.stringify(typed));
  } catch {
    forgetTypedText(place);
  }
}

/** Deletes what was typed. */
export const forgetTypedText = (place: string): void => getTabStorage().removeItem(keyOf(place));

/** What this person typed in this tab; null if there is nothing. */
export function findTyped(place: string, person: string): Typed | null {
  try {
    const found: unknown = JSON.parse(getTabStorage().getItem(keyOf(place)) ?? 'null');
    return isTyped(found) && found.person === person ? found : null;
  } catch {
    return null;
  }
}
