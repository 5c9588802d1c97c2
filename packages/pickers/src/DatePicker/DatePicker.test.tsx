import { axeViolations } from '@sewa/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PickersProvider } from '../messages/PickersProvider.tsx';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import './RichDatePicker.tsx';

const group = () => screen.getByRole('group', { name: /^Moving in/ });
const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const button = () => screen.getByRole('button', { name: /^(Choose a|Change the) date/ });
const sheet = () => screen.getByRole('dialog', { hidden: true });
const isOpen = () => sheet().matches(':popover-open');
const native = () => document.querySelector<HTMLInputElement>('input[name="movingIn"]') as HTMLInputElement;
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('movingIn');
const focusedDay = () => document.activeElement?.getAttribute('aria-label');
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}(, selected)?$`) });

function page(props: Partial<DatePickerProps> = {}) {
  return (
    <form aria-label="Move" onSubmit={(event) => event.preventDefault()}>
      <DatePicker label="Moving in" name="movingIn" {...props} />
      <button type="submit">Send</button>
      <button type="reset">Empty</button>
    </form>
  );
}

function Controlled() {
  const [value, setValue] = useState<string | null>('2027-01-15');
  return (
    <>
      {page({ value, onValueChange: (change) => change.value !== '2027-01-16' && setValue(change.value) })}
      <button type="button" onClick={() => setValue('2027-06-01')}>
        June
      </button>
    </>
  );
}

function ControlledEmpty() {
  const [value, setValue] = useState<string | null>(null);
  return page({ value, onValueChange: (change) => setValue(change.value) });
}

const hydrated = () => waitFor(() => group());

async function mount(props: Partial<DatePickerProps> = {}) {
  const mounted = render(page(props));
  await hydrated();
  return mounted;
}

async function open(): Promise<void> {
  await userEvent.click(button());
  await waitFor(() => expect(focusedDay()).toMatch(/day, \d/));
}

describe('taking over the native field', () => {
  test('the HTML of the server holds a native date field with its name, its bounds and its date', () => {
    const html = renderToString(page({ defaultValue: '2027-01-15', min: '2027-01-10', required: true }));
    const input = new DOMParser().parseFromString(html, 'text/html').querySelector('input');
    expect(input?.outerHTML).toMatch(/type="date"/);
    expect([input?.name, input?.value, input?.min, input?.required]).toEqual([
      'movingIn',
      '2027-01-15',
      '2027-01-10',
      true,
    ]);
    expect(html).not.toMatch(/style=|role="group"/);
  });

  test('what was filled in before the script came stays, and the box is where the field was', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page());
    native().value = '2027-03-02';
    const place = native().getBoundingClientRect();
    const mounted = render(page(), { container, hydrate: true });
    await hydrated();
    expect([sent(), part('day').textContent, part('month').textContent, part('year').textContent]).toEqual([
      ['2027-03-02'],
      '02',
      '03',
      '2027',
    ]);
    const box = group().getBoundingClientRect();
    expect([box.x, box.y, box.width, box.height]).toEqual([place.x, place.y, place.width, place.height]);
    mounted.unmount();
    container.remove();
  });

  test('what was filled in before the script came is told to a page that holds the date', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ControlledEmpty />);
    native().value = '2027-03-02';
    const mounted = render(<ControlledEmpty />, { container, hydrate: true });
    await hydrated();
    expect([sent(), part('month').textContent]).toEqual([['2027-03-02'], '03']);
    mounted.unmount();
    container.remove();
  });

  test('nothing is taken from under the hands of a person who is in the field', async () => {
    const { container } = render(page({ loadWhen: 'near' }));
    native().focus();
    await userEvent.keyboard('15012027');
    expect(screen.queryByRole('group')).toBeNull();
    const written = native().value;
    screen.getByRole('button', { name: 'Send' }).focus();
    await hydrated();
    expect(sent()).toEqual([written]);
    expect(container.querySelectorAll('[name="movingIn"]').length).toBe(1);
  });

  test('asked to wait for somebody near, it stays native when a field that does not wait has long been replaced', async () => {
    render(
      <>
        {page({ loadWhen: 'near' })}
        <DatePicker label="Moving out" name="movingOut" />
      </>,
    );
    await screen.findByRole('group', { name: /^Moving out/ });
    expect(screen.queryByRole('group', { name: /^Moving in/ })).toBeNull();
    native().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await hydrated();
  });

  test('its ref is the native input, before and after', async () => {
    const ref = createRef<HTMLInputElement>();
    render(page({ ref }));
    expect(ref.current).toBe(native());
    await hydrated();
    expect(ref.current).toBe(native());
    expect(ref.current?.type).toBe('date');
  });
});

describe('the parts of the date', () => {
  test('are written one after the other, in the order of Singapore', async () => {
    const onValueChange = vi.fn();
    await mount({ onValueChange });
    await userEvent.tab();
    expect(document.activeElement).toBe(part('day'));
    await userEvent.keyboard('15012027');
    expect(sent()).toEqual(['2027-01-15']);
    expect(onValueChange).toHaveBeenLastCalledWith({ value: '2027-01-15' });
  });

  test('are written month first where the language does so', async () => {
    render(<PickersProvider locale="en-US">{page()}</PickersProvider>);
    await hydrated();
    await userEvent.tab();
    expect(document.activeElement).toBe(part('month'));
  });

  test('are stepped by the arrow keys and emptied by Backspace', async () => {
    await mount({ defaultValue: '2027-01-15' });
    part('month').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(sent()).toEqual(['2027-02-15']);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(part('month').textContent).toBe('mm');
  });

  test('half a date is named once the person has left, and is told to the form', async () => {
    await mount();
    part('day').focus();
    await userEvent.keyboard('15');
    expect(screen.queryByText('Enter a day, month and year.')).toBeNull();
    screen.getByRole('button', { name: 'Send' }).focus();
    expect(await screen.findByText('Enter a day, month and year.')).toBeTruthy();
    expect(native().validationMessage).toBe('Enter a day, month and year.');
  });

  test('Enter sends the form, as in any field', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    await mount({ defaultValue: '2027-01-15' });
    form().addEventListener('submit', onSubmit);
    part('year').focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['2027-01-05', 'Choose 10 Jan 2027 or later.'],
    ['2027-05-01', 'Choose 30 Apr 2027 or earlier.'],
    ['2027-02-14', "This day isn't available."],
  ])('%s is refused: %s', async (date, message) => {
    await mount({
      defaultValue: date,
      min: '2027-01-10',
      max: '2027-04-30',
      isDateUnavailable: (each) => each === '2027-02-14',
    });
    expect(native().validationMessage).toBe(message);
    expect(screen.queryByText(message)).toBeNull();
    part('day').focus();
    screen.getByRole('button', { name: 'Send' }).focus();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(group().getAttribute('aria-describedby')).toContain(screen.getByText(message).closest('p')?.id);
  });

  test('are spin buttons that say what they are, what stands in them and how far they go', async () => {
    await mount({ defaultValue: '2027-02-15', required: true });
    const said = ['day', 'month', 'year'].map((name) => {
      const { attributes } = part(name);
      const valueIn = (attribute: string) => attributes.getNamedItem(attribute)?.value;
      return ['now', 'text', 'min', 'max'].map((each) => valueIn(`aria-value${each}`));
    });
    expect(said).toEqual([
      ['15', '15', '1', '28'],
      ['2', '02 – February', '1', '12'],
      ['2027', '2027', '1', '9999'],
    ]);
    expect(screen.getByRole('spinbutton', { name: 'month, Moving in' })).toBe(part('month'));
    expect(part('day').getAttribute('aria-required')).toBe('true');
    part('month').focus();
    await userEvent.keyboard('{Backspace}');
    expect([part('month').getAttribute('aria-valuetext'), part('month').ariaValueNow]).toEqual([
      'Empty',
      null,
    ]);
  });

  test('are walked by keyboard: arrows lead to the next, Page keys and the ends step, separators go on', async () => {
    await mount({ defaultValue: '2027-01-15' });
    part('day').focus();
    for (const [keys, date, focused] of [
      ['{PageUp}', '2027-01-22', 'day'],
      ['{End}', '2027-01-31', 'day'],
      ['{ArrowRight}{ArrowUp}', '2027-02-28', 'month'],
      ['{ArrowLeft}{Home}', '2027-02-01', 'day'],
      ['3/', '2027-02-03', 'month'],
      ['{ArrowRight}{PageDown}', '2025-02-03', 'year'],
      ['{ArrowRight}{ArrowDown}', '2024-02-03', 'year'],
      ['x', '2024-02-03', 'year'],
    ] as const) {
      await userEvent.keyboard(keys);
      expect([keys, sent(), document.activeElement]).toEqual([keys, [date], part(focused)]);
    }
  });

  test('a segment that is deleted takes the whole date out of the form, and says that it is incomplete', async () => {
    const onValueChange = vi.fn();
    await mount({ defaultValue: '2027-01-15', onValueChange });
    part('month').focus();
    await userEvent.keyboard('{Backspace}');
    expect(sent()).toEqual(['']);
    expect(onValueChange).toHaveBeenLastCalledWith({ value: null });
    expect(native().validationMessage).toBe('Enter a day, month and year.');
    expect([part('day').textContent, part('year').textContent]).toEqual(['15', '2027']);
    screen.getByRole('button', { name: 'Send' }).focus();
    expect(await screen.findByText('Enter a day, month and year.')).toBeTruthy();
    part('month').focus();
    await userEvent.keyboard('3');
    expect(sent()).toEqual(['2027-03-15']);
    expect(native().validationMessage).toBe('');
  });

  test('a segment may be deleted though the page holds the date', async () => {
    render(<Controlled />);
    await hydrated();
    part('year').focus();
    await userEvent.keyboard('{Delete}');
    expect([sent(), part('day').textContent, part('year').textContent]).toEqual([[''], '15', 'yyyy']);
    await userEvent.keyboard('2028');
    expect(sent()).toEqual(['2028-01-15']);
  });

  test('a date is pasted into any of them', async () => {
    await mount();
    part('month').focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' 15 Jan 2027 ');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
    await waitFor(() => expect(sent()).toEqual(['2027-01-15']));
    expect(part('month').textContent).toBe('01');
  });

  test('a day that its month does not have becomes the last one, once the person has left', async () => {
    await mount();
    part('day').focus();
    await userEvent.keyboard('31022027');
    expect([sent(), part('day').textContent]).toEqual([[''], '31']);
    screen.getByRole('button', { name: 'Send' }).focus();
    await waitFor(() => expect(sent()).toEqual(['2027-02-28']));
    expect([native().validationMessage, part('day').textContent]).toEqual(['', '28']);
  });

  test('a press beside them goes to the first that is empty', async () => {
    await mount();
    const { height } = group().getBoundingClientRect();
    await userEvent.click(group(), { position: { x: group().clientWidth - 60, y: height / 2 } });
    expect(document.activeElement).toBe(part('day'));
    await userEvent.keyboard('15');
    screen.getByRole('button', { name: 'Send' }).focus();
    await userEvent.click(group(), { position: { x: group().clientWidth - 60, y: height / 2 } });
    expect(document.activeElement).toBe(part('month'));
  });

  test('that may only be read have the focus and change by no key', async () => {
    await mount({ defaultValue: '2027-01-15', readOnly: true });
    part('day').focus();
    await userEvent.keyboard('{ArrowUp}20{Backspace}{ArrowRight}');
    expect(document.activeElement).toBe(part('month'));
    expect([sent(), part('day').isContentEditable]).toEqual([['2027-01-15'], false]);
  });

  test('pressing the label goes to the first part', async () => {
    await mount();
    await userEvent.click(screen.getByText('Moving in'));
    expect(document.activeElement).toBe(part('day'));
  });
});

describe('in a form', () => {
  test('what must be filled blocks the form and says so', async () => {
    await mount({ required: true });
    expect(form().checkValidity()).toBe(false);
    expect(native().validity.valueMissing).toBe(true);
    expect(group().closest('form')?.textContent).toContain('(required)');
  });

  test('emptying the form brings back the date from the start', async () => {
    await mount({ defaultValue: '2027-01-15' });
    part('day').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(sent()).toEqual(['2027-01-16']);
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    await waitFor(() => expect(part('day').textContent).toBe('15'));
    expect(sent()).toEqual(['2027-01-15']);
  });

  test('emptying the form takes back what was half typed', async () => {
    await mount();
    part('day').focus();
    await userEvent.keyboard('15');
    form().reset();
    await waitFor(() => expect(part('day').textContent).toBe('dd'));
    expect(native().validationMessage).toBe('');
  });

  test('the form hears input with each change and change once it is settled, as of a native field', async () => {
    const heard: string[] = [];
    await mount({ defaultValue: '2027-01-15' });
    for (const type of ['input', 'change'])
      form().addEventListener(type, ({ target }) =>
        heard.push(`${type} ${(target as HTMLInputElement).value}`),
      );
    part('day').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    screen.getByRole('button', { name: 'Send' }).focus();
    expect(heard).toEqual(['input 2027-01-16', 'input 2027-01-17', 'change 2027-01-17']);
  });

  test('a page that keeps the date may refuse a change and make one of its own', async () => {
    render(<Controlled />);
    await hydrated();
    part('day').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect([sent(), part('day').textContent]).toEqual([['2027-01-15'], '15']);
    await userEvent.click(screen.getByRole('button', { name: 'June' }));
    expect([sent(), part('month').textContent]).toEqual([['2027-06-01'], '06']);
  });

  test('out of reach, nothing can be changed and nothing is sent', async () => {
    await mount({ defaultValue: '2027-01-15', disabled: true });
    expect(button()).toHaveProperty('disabled', true);
    expect(part('day').getAttribute('aria-disabled') ?? part('day').tabIndex).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

describe('the calendar, as the authoring practices have it', () => {
  test('the button names the date, opens a dialog with a name, and the focus is on the chosen day', async () => {
    await mount({ defaultValue: '2027-01-15' });
    expect(button().getAttribute('aria-label')).toBe('Change the date, 15 January 2027');
    await open();
    expect(isOpen()).toBe(true);
    expect(sheet().getAttribute('aria-label')).toBe('Choose a date');
    expect(focusedDay()).toBe('Friday, 15 January 2027, selected');
  });

  test('without a date the focus is on the day it is in Singapore', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-14T17:30:00Z') });
    await mount();
    await open();
    expect(focusedDay()).toBe('Today, Friday, 15 January 2027');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('date');
  });

  test('Alt and the down arrow open it from the parts', async () => {
    await mount({ defaultValue: '2027-01-15' });
    part('month').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(focusedDay()).toBe('Friday, 15 January 2027, selected'));
    expect(sent()).toEqual(['2027-01-15']);
  });

  test('arrow keys go by days and weeks, Home and End to the ends of the week, Page Up and Down by months, with Shift by years', async () => {
    await mount({ defaultValue: '2027-01-15' });
    await open();
    for (const [keys, expected] of [
      ['{ArrowRight}', 'Saturday, 16 January 2027'],
      ['{ArrowLeft}', 'Friday, 15 January 2027, selected'],
      ['{ArrowDown}', 'Friday, 22 January 2027'],
      ['{ArrowUp}', 'Friday, 15 January 2027, selected'],
      ['{Home}', 'Sunday, 10 January 2027'],
      ['{End}', 'Saturday, 16 January 2027'],
      ['{PageDown}', 'Tuesday, 16 February 2027'],
      ['{PageUp}', 'Saturday, 16 January 2027'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday, 16 January 2028'],
      ['{Shift>}{PageUp}{/Shift}', 'Saturday, 16 January 2027'],
    ] as const) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect([keys, focusedDay()]).toEqual([keys, expected]));
    }
    expect(sent()).toEqual(['2027-01-15']);
  });

  test.each(['{Enter}', ' '])('"%s" chooses the day, closes it and gives the focus back', async (key) => {
    const onSubmit = vi.fn();
    await mount({ defaultValue: '2027-01-15' });
    form().addEventListener('submit', onSubmit);
    await open();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(sent()).toEqual(['2027-01-16']);
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-label')).toBe('Change the date, 16 January 2027');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('Escape closes it, changes nothing and gives the focus back', async () => {
    await mount({ defaultValue: '2027-01-15' });
    await open();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(isOpen()).toBe(false);
    expect(sent()).toEqual(['2027-01-15']);
    expect(document.activeElement).toBe(button());
  });

  test('a press on a day chooses it, a press outside only closes', async () => {
    await mount({ defaultValue: '2027-01-15' });
    await open();
    await userEvent.click(day('Wednesday, 20 January 2027'));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(sent()).toEqual(['2027-01-20']);
    await open();
    await userEvent.click(document.documentElement, { position: { x: 900, y: 700 } });
    expect(isOpen()).toBe(false);
  });

  test('the buttons turn to the months and years around, and Tab walks through them', async () => {
    await mount({ defaultValue: '2027-01-15' });
    await open();
    const heading = () => sheet().querySelector('table')?.getAttribute('aria-label');
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(heading()).toContain('February 2027');
    await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(heading()).toContain('February 2026');
    const names: (string | null | undefined)[] = [];
    button().focus();
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      names.push(focusedDay());
    }
    expect(names).toEqual([
      'Previous year',
      'Previous month',
      'Next month',
      'Next year',
      'Sunday, 15 February 2026',
    ]);
  });

  test('days outside the bounds cannot be reached, those taken can be heard but not chosen', async () => {
    await mount({
      defaultValue: '2027-01-15',
      min: '2027-01-14',
      isDateUnavailable: (each) => each === '2027-01-16',
    });
    await open();
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedDay()).toBe('Thursday, 14 January 2027');
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    expect(isOpen()).toBe(true);
    expect(sent()).toEqual(['2027-01-15']);
  });

  test('a button that led to the last month that can be reached gives its focus to the day', async () => {
    await mount({ defaultValue: '2027-01-15', max: '2027-02-20' });
    await open();
    screen.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    expect(focusedDay()).toBe('Monday, 15 February 2027');
    await userEvent.keyboard('{PageDown}');
    expect(focusedDay()).toBe('Saturday, 20 February 2027');
  });

  test('the grid is named by its month and says which day is chosen', async () => {
    await mount({ defaultValue: '2027-01-15' });
    await open();
    expect(screen.getByRole('grid', { name: 'Choose a date, January 2027' })).toBeTruthy();
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('15');
  });

  test('inside a dialog it stands above the dialog and can be used', async () => {
    render(<dialog ref={(dialog) => dialog?.showModal()}>{page({ defaultValue: '2027-01-15' })}</dialog>);
    // A dialog gives the focus to its first field, which nobody takes from there.
    screen.getByRole('button', { name: 'Send' }).focus();
    await hydrated();
    await open();
    await userEvent.click(day('Wednesday, 20 January 2027'));
    await waitFor(() => expect(sent()).toEqual(['2027-01-20']));
    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  test('no style element is added to the page, which a strict security policy would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    await mount({ defaultValue: '2027-01-15' });
    await open();
    expect(document.querySelectorAll('style').length).toBe(before);
  });

  test('no button of it sends the form, and turning it tells the month politely', async () => {
    const onSubmit = vi.fn();
    await mount({ defaultValue: '2027-01-15' });
    form().addEventListener('submit', onSubmit);
    await open();
    for (const name of ['Next month', 'Next year', 'Previous month', 'Previous year'])
      await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.findByRole('grid', { name: 'Choose a date, February 2027' });
    expect(screen.getByRole('heading', { name: 'February 2027' }).getAttribute('aria-live')).toBe('polite');
  });
});

describe('axe', () => {
  beforeEach(() => mount({ defaultValue: '2027-01-15', hint: 'The first day', error: 'Too late.' }));

  test('finds no fault in it, closed and open', async () => {
    const whole = document.body;
    expect(await axeViolations(whole)).toEqual([]);
    await open();
    expect(await axeViolations(whole)).toEqual([]);
  });
});
