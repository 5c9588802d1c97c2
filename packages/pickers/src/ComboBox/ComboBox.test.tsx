import { axeViolations } from '@sewa/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxOption, ComboBoxProps } from './ComboBoxProps.ts';
import './RichComboBox.tsx';

const stations: ComboBoxOption[] = [
  { value: 'NS17', label: 'Bishan', description: 'Two lines' },
  { value: 'DT5', label: 'Beauty World' },
  { value: 'EW17', label: 'Tiong Bahru' },
  { value: 'TE11', label: 'Stevens', isDisabled: true },
];

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('station');
const native = () => document.querySelector<HTMLSelectElement>('[name="station"]') as HTMLSelectElement;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Station/ });
const list = () => screen.queryByRole('listbox');
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

function page(props: Partial<ComboBoxProps> = {}) {
  const given = { label: 'Station', name: 'station', options: stations, ...props } as ComboBoxProps;
  return (
    <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
      <ComboBox {...given} />
      <button type="submit">Send</button>
      <button type="reset">Empty</button>
    </form>
  );
}

async function mount(props: Partial<ComboBoxProps> = {}) {
  const mounted = render(page(props));
  await waitFor(() => expect(box().localName).toBe('input'));
  return mounted;
}

async function type(keys: string): Promise<void> {
  box().focus();
  await userEvent.keyboard(keys);
}

const isOpen = () => box().getAttribute('aria-expanded') === 'true';

describe('taking over the list of the browser', () => {
  test('the HTML of the server holds a native list with its name and its choices', () => {
    const html = renderToString(page({ defaultValue: 'EW17', placeholder: 'Any' }));
    const select = new DOMParser().parseFromString(html, 'text/html').querySelector('select');
    expect([select?.name, select?.value, select?.options.length]).toEqual(['station', 'EW17', 5]);
    expect(html).not.toContain('style=');
  });

  test('what was chosen before the script came stays, and the box is where the list was', async () => {
    render(page({ loadWhen: 'near' }));
    native().value = 'EW17';
    const place = native().getBoundingClientRect();
    native().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await waitFor(() => expect(box().value).toBe('Tiong Bahru'));
    expect(sent()).toEqual(['EW17']);
    const now = box().parentElement?.getBoundingClientRect();
    expect([now?.x, now?.y, now?.width, now?.height]).toEqual([place.x, place.y, place.width, place.height]);
  });

  test('several chosen in the list stay chosen, in a field as high as before', async () => {
    render(page({ loadWhen: 'near', isMultiple: true, defaultValue: ['NS17', 'EW17'] }));
    const before = form().getBoundingClientRect().height;
    native().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await waitFor(() => expect(box().localName).toBe('input'));
    expect(sent()).toEqual(['NS17', 'EW17']);
    expect(form().getBoundingClientRect().height).toBe(before);
  });
});

describe('one of many, as the authoring practices have it', () => {
  test('the box is a combobox with a name that says whether its list is open and which list it is', async () => {
    await mount();
    expect([box().getAttribute('aria-autocomplete'), isOpen()]).toEqual(['list', false]);
    await type('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(box().getAttribute('aria-controls')).toBe(list()?.id);
    expect(list()?.getAttribute('aria-labelledby') ?? list()?.getAttribute('aria-label')).toBeTruthy();
  });

  test('the down arrow opens it at the first choice, the up arrow at the last that can be taken', async () => {
    await mount();
    await type('{ArrowDown}');
    await waitFor(() => expect(active()).toContain('Bishan'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toContain('Tiong Bahru'));
  });

  test('arrow keys move through the choices, the focus stays in the box, Enter takes one and closes', async () => {
    const onValueChange = vi.fn();
    const onSubmit = vi.fn();
    await mount({ onValueChange });
    form().addEventListener('submit', onSubmit);
    await type('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Beauty World'));
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box().value).toBe('Beauty World'));
    expect(isOpen()).toBe(false);
    expect(sent()).toEqual(['DT5']);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'DT5' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('typing narrows the list to what holds the text, wherever it stands', async () => {
    await mount();
    await type('ba');
    await waitFor(() => expect(labels()).toEqual(['Tiong Bahru']));
    await userEvent.keyboard('{Backspace}{Backspace}b');
    await waitFor(() => expect(labels()).toEqual(['BishanTwo lines', 'Beauty World', 'Tiong Bahru']));
  });

  test('Escape closes the list and keeps the choice', async () => {
    await mount({ defaultValue: 'EW17' });
    await type('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect([box().value, sent()]).toEqual(['Tiong Bahru', ['EW17']]);
  });

  test('Tab takes the choice it stands on and goes on', async () => {
    await mount();
    await type('bi{ArrowDown}');
    await waitFor(() => expect(active()).toContain('Bishan'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toEqual(['NS17']));
  });

  test('text that is no choice goes back to the choice once the person leaves, emptied text to none', async () => {
    await mount({ defaultValue: 'EW17' });
    await type('zzz');
    await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
    await userEvent.tab();
    await waitFor(() => expect(box().value).toBe('Tiong Bahru'));
    await userEvent.fill(box(), '');
    await waitFor(() => expect(sent()).toEqual(['']));
  });

  test('a press on a choice takes it, the button at the end opens all', async () => {
    await mount();
    await userEvent.click(box().nextElementSibling as HTMLElement);
    await waitFor(() => expect(labels().length).toBe(4));
    await userEvent.click(screen.getByRole('option', { name: /Beauty World/ }));
    await waitFor(() => expect(sent()).toEqual(['DT5']));
    expect(document.activeElement).toBe(box());
  });

  test('a choice that cannot be taken is skipped by keys and refused to presses', async () => {
    await mount();
    await type('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Stevens/ }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{End}');
    expect(active()).not.toContain('Stevens');
  });

  test('inside a dialog it stands above it, and Escape closes the list only', async () => {
    render(<dialog ref={(dialog) => dialog?.showModal()}>{page()}</dialog>);
    // A dialog gives the focus to its first field, which nobody takes from there.
    screen.getByRole('button', { name: 'Send' }).focus();
    await waitFor(() => expect(box().localName).toBe('input'));
    await type('{ArrowDown}');
    await waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.querySelector('dialog')?.open).toBe(true);
  });
});

describe('in a form', () => {
  test('pressing the label goes to the box', async () => {
    await mount();
    await userEvent.click(screen.getByText('Station'));
    expect(document.activeElement).toBe(box());
  });

  test('what must be chosen blocks the form, and the form hears a choice as of a native list', async () => {
    await mount({ required: true });
    expect(native().validity.valueMissing).toBe(true);
    const heard: string[] = [];
    form().addEventListener('change', () => heard.push(String(sent())));
    await type('bi{ArrowDown}{Enter}');
    await waitFor(() => expect(heard).toEqual(['NS17']));
    expect(form().checkValidity()).toBe(true);
  });

  test('emptying the form brings back the choice from the start', async () => {
    await mount({ defaultValue: 'EW17' });
    await userEvent.fill(box(), 'bi');
    await type('{ArrowDown}{Enter}');
    await waitFor(() => expect(sent()).toEqual(['NS17']));
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    await waitFor(() => expect([box().value, sent()]).toEqual(['Tiong Bahru', ['EW17']]));
  });
});

function Controlled() {
  const [value, setValue] = useState<string | null>('EW17');
  return (
    <>
      {page({ value, onValueChange: (change: { value: string | null }) => setValue(change.value) })}
      <button type="button" onClick={() => setValue('NS17')}>
        Bishan now
      </button>
    </>
  );
}

test('a page may keep the choice and change it', async () => {
  render(<Controlled />);
  await waitFor(() => expect(box().localName).toBe('input'));
  await userEvent.click(screen.getByRole('button', { name: 'Bishan now' }));
  await waitFor(() => expect([box().value, sent()]).toEqual(['Bishan', ['NS17']]));
});

describe('several', () => {
  test('each choice is added, the list stays open, and a second press takes it back', async () => {
    const onValueChange = vi.fn();
    await mount({ isMultiple: true, defaultValue: ['EW17'], onValueChange });
    await type('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Tiong Bahru'));
    expect(list()?.getAttribute('aria-multiselectable')).toBe('true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(sent()).toEqual(['DT5', 'EW17']));
    expect(isOpen()).toBe(true);
    expect(onValueChange).toHaveBeenLastCalledWith({ value: expect.arrayContaining(['DT5', 'EW17']) });
    await userEvent.click(screen.getByRole('option', { name: /Tiong Bahru/ }));
    await waitFor(() => expect(sent()).toEqual(['DT5']));
  });

  test('what is chosen is listed with a button that takes it back and gives the focus to the box', async () => {
    await mount({ isMultiple: true, defaultValue: ['NS17', 'EW17'] });
    const chosen = screen.getByRole('list', { name: 'Selected' });
    expect(chosen.textContent).toBe('BishanTiong Bahru');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bishan' }));
    await waitFor(() => expect(sent()).toEqual(['EW17']));
    expect(document.activeElement).toBe(box());
  });
});

describe('choices from somewhere else', () => {
  test('are asked for once a person pauses; an earlier answer never replaces a later one', async () => {
    const answers: Record<string, (options: ComboBoxOption[]) => void> = {};
    const loadOptions = vi.fn(
      (text: string) =>
        new Promise<ComboBoxOption[]>((resolve) => Object.assign(answers, { [text]: resolve })),
    );
    await mount({ options: [], loadOptions });
    await type('ti');
    await waitFor(() => expect(answers.ti).toBeTruthy());
    expect(screen.getByText('Loading…')).toBeTruthy();
    await userEvent.keyboard('o');
    await waitFor(() => expect(answers.tio).toBeTruthy());
    answers.tio?.([{ value: 'EW17', label: 'Tiong Bahru' }]);
    answers.ti?.([{ value: 'DT5', label: 'Beauty World' }]);
    await waitFor(() => expect(labels()).toEqual(['Tiong Bahru']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect([box().value, sent()]).toEqual(['Tiong Bahru', ['EW17']]));
    expect(loadOptions.mock.calls.map(([text]) => text)).toContain('tio');
  });

  test('that do not arrive are named, and asked for again by a button', async () => {
    const loadOptions = vi.fn<() => Promise<ComboBoxOption[]>>();
    loadOptions.mockRejectedValueOnce(new Error('Offline.')).mockRejectedValueOnce(new Error('Offline.'));
    loadOptions.mockResolvedValue([{ value: 'EW17', label: 'Tiong Bahru' }]);
    await mount({ options: [], loadOptions });
    await type('ti');
    await waitFor(() => expect(screen.getByText("We couldn't load the options.")).toBeTruthy());
    await waitFor(async () => {
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry) await userEvent.click(retry);
      expect(labels()).toEqual(['Tiong Bahru']);
    });
  });

  test('that are none are said to be none', async () => {
    await mount({ options: [], loadOptions: async () => [] });
    await type('zz');
    await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
  });
});

test('axe finds no fault in it, closed, open and with several chosen', async () => {
  const field = () => box().closest('form > div') as Element;
  const { unmount } = await mount({ defaultValue: 'EW17', error: 'No.' });
  expect(await axeViolations(field())).toEqual([]);
  await type('{ArrowDown}');
  expect(await axeViolations(field())).toEqual([]);
  unmount();
  await mount({ isMultiple: true, defaultValue: ['NS17'] });
  expect(await axeViolations(field())).toEqual([]);
});
