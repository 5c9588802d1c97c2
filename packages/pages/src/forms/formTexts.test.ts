import { expect, test } from 'vitest';
import { findText, parseText, parseTexts, parseVersion } from './formTexts.ts';

function makeForm(texts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  return form;
}

test('a text is trimmed, and no longer than its field', () => {
  const form = makeForm({ name: ' Mei ', note: 'x'.repeat(1_000), file: new Blob(['x']) });
  expect(parseText(form, 'name')).toBe('Mei');
  expect(parseText(form, 'note')).toHaveLength(300);
  expect(parseText(form, 'note', 500)).toHaveLength(500);
  expect(['other', 'file'].map((name) => parseText(form, name))).toEqual(['', '']);
  expect(['name', 'other', 'file'].map((name) => findText(form, name))).toEqual([' Mei ', null, null]);
});

test('texts are those that the form has as they were typed, without files', () => {
  const form = makeForm({ name: ' Mei ', email: '', file: new Blob(['x']) });
  expect(parseTexts(form)).toEqual({ name: ' Mei ', email: '' });
  expect(parseTexts(form, ['name', 'phone'])).toEqual({ name: ' Mei ' });
});

test.each([
  ['3', 3],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  ['', 0],
])('the version %j is %i', (text, version) =>
  expect(parseVersion(makeForm({ version: text }))).toBe(version),
);

test('a form that says no version has 0', () => expect(parseVersion(new FormData())).toBe(0));
