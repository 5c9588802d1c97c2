// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetTabDraft, useTabDraft } from './useTabDraft.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const isText = (value: unknown): value is string => typeof value === 'string';

interface FieldProps {
  readonly person: string | null;
  readonly draft: string | null;
}

function Field({ person, draft, onFound }: FieldProps & { readonly onFound: (text: string) => void }) {
  useTabDraft({ name: 'field', person, draft, isDraft: isText, onFound });
  return null;
}

/** A page with one field; `found` is what the tab brought back. */
async function openField(props: FieldProps) {
  const found: string[] = [];
  const root = createRoot(document.createElement('div'));
  const show = (next: FieldProps) =>
    act(async () => root.render(<Field {...next} onFound={(text) => found.push(text)} />));
  const leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  await show(props);
  return { found, show, leave };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was typed is brought back once, on the next visit of the same person', async () => {
  const { found, show, leave } = await openField({ person: 'olive', draft: null });
  await show({ person: 'olive', draft: 'Not saved' });
  await leave();
  expect(found).toEqual([]);
  const again = await openField({ person: 'olive', draft: null });
  await again.show({ person: 'olive', draft: 'Not saved' });
  expect(again.found).toEqual(['Not saved']);
  expect((await openField({ person: 'ravi', draft: null })).found).toEqual([]);
});

test('nothing is stored or deleted before it is known who types', async () => {
  await (await openField({ person: 'olive', draft: 'Not saved' })).leave();
  const { found, show } = await openField({ person: null, draft: null });
  expect(sessionStorage.getItem('field')).toContain('Not saved');
  await show({ person: 'olive', draft: null });
  expect(found).toEqual(['Not saved']);
});

test('what is saved or sent is forgotten', async () => {
  const { show } = await openField({ person: 'olive', draft: 'Not saved' });
  await show({ person: 'olive', draft: null });
  expect(sessionStorage.length).toBe(0);
  await show({ person: 'olive', draft: 'Sent' });
  forgetTabDraft('field');
  expect(sessionStorage.length).toBe(0);
});

test.each(['{', 'null', '{"person":"olive","draft":1}', '{"person":"olive"}'])(
  'what another version of the page stored is left alone: %s',
  async (value) => {
    sessionStorage.setItem('field', value);
    expect((await openField({ person: 'olive', draft: null })).found).toEqual([]);
  },
);

test('a storage that is full keeps no older draft', async () => {
  const { show } = await openField({ person: 'olive', draft: 'Old' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show({ person: 'olive', draft: 'New' });
  expect(sessionStorage.length).toBe(0);
});
