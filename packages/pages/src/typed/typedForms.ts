import type { Client } from '@sewa/api/client';
import { SWRConfig } from 'swr';
import { listRenderedAnswers } from '../browser/parsePageBlock.ts';
import { getTabStorage, type TabStorage } from '../tabStorage.ts';
import { isChanged, listTypedControls, type TypedField, typeInto } from './typedControls.ts';
import { forgetTyped, typedKey } from './typedValues.ts';

interface Typed {
  readonly path: string;
  /** Id of who typed it: nobody else gets it back. */
  readonly person: string;
  readonly at: number;
  readonly fields: readonly TypedField[];
}

/** How long what was typed waits, in milliseconds: as long as the way back to the page is remembered. */
const LIFETIME_MS = 10 * 60 * 1000;

/** The id of the person the page was made for, as far as it was read: by script, or by the server that rendered it. */
function findPerson(): string | null {
  const { cache } = SWRConfig.defaultValue;
  const isOfUser = (key: string) => key.startsWith('getUser?');
  const key = [...cache.keys()].find(isOfUser);
  const [, rendered] = Object.entries(listRenderedAnswers()).find(([name]) => isOfUser(name)) ?? [];
  const user: unknown = key === undefined ? rendered : (cache.get(key)?.data ?? rendered);
  return typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : null;
}

/** Whether anything was typed on this page that would be lost. */
export const hasTyped = (): boolean => listTypedControls(document).some(({ control }) => isChanged(control));

/** Keeps what stands in the forms of this page, for this tab and this person. */
export function saveTyped(storage: TabStorage = getTabStorage(), now = Date.now()): void {
  const person = findPerson();
  const fields = listTypedControls(document).map(({ field }) => field);
  if (person === null || fields.length === 0) return;
  const typed: Typed = { path: location.pathname, person, at: now, fields };
  try {
    storage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    forgetTyped(storage);
  }
}

function parseTyped(storage: TabStorage, now: number): Typed | null {
  try {
    const typed: Typed | null = JSON.parse(storage.getItem(typedKey) ?? 'null');
    if (typed && now - typed.at < LIFETIME_MS && Array.isArray(typed.fields)) return typed;
  } catch {
    // Whoever wrote it, it was not us.
  }
  forgetTyped(storage);
  return null;
}

/** Puts the values back, but where somebody has typed something else by now. */
function fill(fields: readonly TypedField[]): void {
  const keyOf = ({ form, name, index }: TypedField) => JSON.stringify([form, name, index]);
  const nameOf = ({ form, name }: TypedField) => JSON.stringify([form, name]);
  const values = new Map(fields.map((field) => [keyOf(field), field.value]));
  const controls = listTypedControls(document);
  const changed = new Set(
    controls.filter(({ control }) => isChanged(control)).map(({ field }) => nameOf(field)),
  );
  for (const { control, field } of controls) {
    const value = values.get(keyOf(field));
    if (value !== undefined && !changed.has(nameOf(field))) typeInto(control, value);
  }
}

/**
 * Puts back what was typed on this page before its session ended, once, and only for the person who typed it. Call it when
 * a page is drawn; on another page nothing happens.
 */
export async function restoreTyped(
  storage: TabStorage,
  client: Pick<Client, 'getUser'>,
  now = Date.now(),
): Promise<void> {
  const typed = parseTyped(storage, now);
  if (typed?.path !== location.pathname) return;
  const user = await client.getUser().catch(() => null);
  if (user === null || typed.path !== location.pathname) return;
  forgetTyped(storage);
  if (user.id === typed.person) fill(typed.fields);
}
