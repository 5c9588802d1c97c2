// @vitest-environment jsdom
import { routeKey } from '@sewa/api/swr';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasTyped, restoreTyped, saveTyped } from './typedForms.ts';
import { typedKey } from './typedValues.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const page = `<main>
  <form id="one"><input name="name" value="Mei"><select name="pass"><option value="">None</option><option>S Pass</option></select>
    <input type="radio" name="status" value="C" checked><input type="radio" name="status" value="A">
    <input type="checkbox" name="agreed"><input name="otp"><input name="x" autocomplete="one-time-code">
    <input name="y" autocomplete="cc-number"><input name="cardNumber"><input type="password" name="secret">
    <input type="hidden" name="id" value="7"></form>
  <form><textarea name="message"></textarea><input name="message"></form></main>
  <form><input name="outside"></form>`;

const person = { id: 'mei', name: 'Mei' };
const client = (id: string | null) => ({
  getUser: async () => {
    if (id === null) throw new Error('signed out');
    return { ...person, id } as never;
  },
});
const find = <Control extends Element = HTMLInputElement>(selector: string): Control => {
  const found = document.querySelector<Control>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

function type(): void {
  find('[name=name]').value = 'Mei Ling';
  find<HTMLSelectElement>('[name=pass]').value = 'S Pass';
  find('[value=A]').checked = true;
  find('[name=agreed]').checked = true;
  find<HTMLTextAreaElement>('textarea').value = 'Is it <free>?';
  for (const name of ['otp', 'x', 'y', 'cardNumber', 'secret', 'outside'])
    find(`[name=${name}]`).value = '4111';
}

beforeEach(() => {
  document.body.innerHTML = page;
  SWRConfig.defaultValue.cache.set(routeKey('getUser'), { data: person });
  history.replaceState(null, '', '/profile/me?done=phone');
});

afterEach(() => {
  sessionStorage.clear();
  SWRConfig.defaultValue.cache.delete(routeKey('getUser'));
});

test('what was typed comes back once, as if it had been typed again', async () => {
  expect(hasTyped()).toBe(false);
  type();
  expect(hasTyped()).toBe(true);
  saveTyped(sessionStorage, now);
  document.body.innerHTML = page;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  await restoreTyped(sessionStorage, client('mei'), now + 60_000);
  expect(find('[name=name]').value).toBe('Mei Ling');
  expect(find<HTMLSelectElement>('[name=pass]').value).toBe('S Pass');
  expect([find('[value=C]').checked, find('[value=A]').checked]).toEqual([false, true]);
  expect(find('[name=agreed]').checked).toBe(true);
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Is it <free>?');
  expect(find('input[name=message]').value).toBe('');
  expect(heard).toContain('name');
  document.body.innerHTML = page;
  await restoreTyped(sessionStorage, client('mei'), now + 60_000);
  expect(find('[name=name]').value).toBe('Mei');
});

test('what somebody has typed since stays, the rest comes back', async () => {
  type();
  saveTyped(sessionStorage, now);
  document.body.innerHTML = page;
  find('[name=name]').value = 'Mei Hua';
  await restoreTyped(sessionStorage, client('mei'), now + 60_000);
  expect(find('[name=name]').value).toBe('Mei Hua');
  expect(find<HTMLSelectElement>('[name=pass]').value).toBe('S Pass');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Is it <free>?');
});

test('codes, cards, passwords and other pages’ fields are kept nowhere', () => {
  type();
  saveTyped(sessionStorage, now);
  expect(sessionStorage.getItem(typedKey)).toContain('Mei Ling');
  expect(sessionStorage.getItem(typedKey)).not.toMatch(/4111|done=phone/);
});

test.each([
  ['somebody else', 'ravi', '/profile/me', 60_000],
  ['nobody', null, '/profile/me', 60_000],
  ['another page', 'mei', '/dashboard', 60_000],
  ['eleven minutes later', 'mei', '/profile/me', 11 * 60_000],
])('nothing comes back for %s', async (_, id, path, later) => {
  type();
  saveTyped(sessionStorage, now);
  document.body.innerHTML = page;
  history.replaceState(null, '', path);
  await restoreTyped(sessionStorage, client(id), now + later);
  expect(find('[name=name]').value).toBe('Mei');
});

test('it waits for its page and its person, and is forgotten once somebody else is there', async () => {
  type();
  saveTyped(sessionStorage, now);
  history.replaceState(null, '', '/dashboard');
  await restoreTyped(sessionStorage, client('mei'), now);
  history.replaceState(null, '', '/profile/me');
  await restoreTyped(sessionStorage, client(null), now);
  expect(sessionStorage.getItem(typedKey)).not.toBeNull();
  await restoreTyped(sessionStorage, client('ravi'), now);
  expect(sessionStorage.getItem(typedKey)).toBeNull();
});

test('nothing is kept where it is not known whose it is', () => {
  SWRConfig.defaultValue.cache.delete(routeKey('getUser'));
  type();
  saveTyped(sessionStorage, now);
  expect(sessionStorage.getItem(typedKey)).toBeNull();
});

test.each(['{', '[]', '{"at":"x"}', 'null', '{"fields":7,"at":1e15}'])(
  'a stored %j is dropped',
  async (stored) => {
    sessionStorage.setItem(typedKey, stored);
    await restoreTyped(sessionStorage, client('mei'), now);
    expect(find('[name=name]').value).toBe('Mei');
  },
);

test('of a page whose script has asked for nothing yet, the person is whom the server rendered it for', async () => {
  SWRConfig.defaultValue.cache.delete(routeKey('getUser'));
  const block = document.createElement('script');
  Object.assign(block, { id: 'sewa-page', type: 'application/json' });
  block.textContent = JSON.stringify({ data: { [routeKey('getUser', {})]: person } });
  document.body.append(block);
  type();
  saveTyped(sessionStorage, now);
  expect(JSON.parse(sessionStorage.getItem(typedKey) ?? 'null')).toMatchObject({ person: 'mei' });
});
