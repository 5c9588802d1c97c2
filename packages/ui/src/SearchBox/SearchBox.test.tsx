import { axeViolations } from '@sewa/testing/axe';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchBox } from './SearchBox.tsx';
import type { SearchBoxGroup } from './useSuggestions.ts';

const found: readonly SearchBoxGroup[] = [
  { label: 'Areas', options: [{ value: 'area:bishan', label: 'Bishan', end: '12 homes' }] },
  {
    label: 'Stations',
    options: [
      { value: 'station:bishan', label: 'Bishan', detail: 'NS17 CC15' },
      { value: 'station:braddell', label: 'Braddell' },
    ],
  },
];
const suggest = vi.fn(async (_text: string) => found);
const onChoose = vi.fn();
const onSubmit = vi.fn();

const mount = () => (
  <form
    aria-label="Search"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(new FormData(event.currentTarget).get('q'));
    }}
  >
    <SearchBox label="Where" name="q" suggest={suggest} onChoose={onChoose} />
    <button type="submit">Search</button>
  </form>
);

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
const press = (keys: string) => userEvent.keyboard(keys);
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const marked = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

async function typeText(text = 'bis') {
  vi.clearAllMocks();
  suggest.mockImplementation(async () => found);
  const view = render(mount());
  await userEvent.type(box(), text);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  return view;
}

test('nothing is marked by itself, and Enter sends the form with the text', async () => {
  await typeText();
  expect(marked()).toBeNull();
  await press('{Enter}');
  expect([onSubmit.mock.calls, onChoose.mock.calls]).toEqual([[['bis']], []]);
  expect(isOpen()).toBe(false);
});

test('the arrow keys go round through the text itself', async () => {
  await typeText();
  const seen = [];
  for (const key of ['Down', 'Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
    await press(`{Arrow${key}}`);
    seen.push(marked());
  }
  expect(seen).toEqual([
    'Bishan 12 homes',
    'Bishan NS17 CC15',
    'Braddell',
    null,
    'Bishan 12 homes',
    null,
    'Braddell',
  ]);
  expect(document.activeElement).toBe(box());
});

test('Enter on a suggestion chooses it, and sends nothing', async () => {
  await typeText();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([[{ value: 'station:bishan', label: 'Bishan' }]]);
  expect([onSubmit.mock.calls.length, box().value, isOpen()]).toEqual([0, 'Bishan', false]);
});

test('a press on a suggestion chooses it and leaves the focus in the box', async () => {
  await typeText();
  await userEvent.click(screen.getByRole('option', { name: 'Braddell' }));
  expect(onChoose.mock.calls).toEqual([[{ value: 'station:braddell', label: 'Braddell' }]]);
  expect(document.activeElement).toBe(box());
});

test('Escape closes the suggestions, then empties the box', async () => {
  await typeText();
  await press('{Escape}');
  expect([isOpen(), box().value]).toEqual([false, 'bis']);
  await press('{Escape}');
  expect(box().value).toBe('');
});

test('Home and End go back to the text; Tab leaves without a choice', async () => {
  await typeText();
  await press('{ArrowDown}{Home}');
  expect([marked(), isOpen()]).toEqual([null, true]);
  await press('{ArrowDown}{Tab}');
  expect([isOpen(), onChoose.mock.calls.length, box().value]).toEqual([false, 0, 'bis']);
});

test('Arrow Down opens the suggestions again', async () => {
  await typeText();
  await press('{Escape}{ArrowDown}');
  await vi.waitFor(() => expect(isOpen()).toBe(true));
});

test('an answer to an earlier text is dropped', async () => {
  vi.clearAllMocks();
  const answers = new Map<string, (groups: readonly SearchBoxGroup[]) => void>();
  suggest.mockImplementation((text) => new Promise((resolve) => answers.set(text, resolve)));
  render(mount());
  await userEvent.type(box(), 'b');
  await vi.waitFor(() => expect(answers.has('b')).toBe(true));
  await userEvent.type(box(), 'is');
  await vi.waitFor(() => expect(answers.has('bis')).toBe(true));
  answers.get('bis')?.([{ label: 'Areas', options: [{ value: 'a', label: 'Bishan' }] }]);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  answers.get('b')?.(found);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bishan']);
});

test('suggestions that fail or come after Enter show nothing', async () => {
  vi.clearAllMocks();
  suggest.mockRejectedValue(new Error('offline'));
  render(mount());
  await userEvent.type(box(), 'bis');
  await vi.waitFor(() => expect(suggest).toHaveBeenCalled());
  expect(isOpen()).toBe(false);
  suggest.mockImplementation(async () => found);
  await userEvent.type(box(), 'h{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([isOpen(), onSubmit.mock.calls]).toEqual([false, [['bish']]]);
});

test('while signs are composed, keys and text are left alone', async () => {
  await typeText();
  suggest.mockClear();
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
  fireEvent.input(box(), { target: { value: '碧' }, isComposing: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([marked(), suggest.mock.calls.length]).toEqual([null, 0]);
  fireEvent.compositionEnd(box());
  await vi.waitFor(() => expect(suggest).toHaveBeenCalledWith('碧'));
});

test('the number of suggestions is said once nothing changes any more', async () => {
  await typeText();
  expect(screen.queryByText('3 suggestions')).toBeNull();
  expect((await screen.findByText('3 suggestions')).ariaLive).toBe('polite');
});

test('open, it has no fault that axe can find', async () => {
  const { container } = await typeText();
  await press('{ArrowDown}');
  expect(await axeViolations(container)).toEqual([]);
});

test('from the server it is a plain search field', () => {
  const html = renderToString(mount());
  expect(html).toContain('type="search"');
  expect(html).not.toMatch(/role="(combobox|listbox)"/);
});
