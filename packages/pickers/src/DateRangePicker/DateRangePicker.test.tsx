import { axeViolations } from '@sewa/testing/axe';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRange, DateRangePickerProps } from './DateRangePickerProps.ts';
import './RichDateRange.tsx';

const january = { start: '2027-01-12', end: '2027-01-21' };
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => [...new FormData(form())].map(([name, value]) => `${name}=${value}`);
const box = (name: 'From' | 'To') => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const part = (end: 'From' | 'To', name: string) =>
  within(box(end)).getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const buttons = () => screen.getAllByRole('button', { name: /^(Choose|Change the) dates/ });
const isOpen = () => document.querySelector(':popover-open') !== null;
const focusedDay = () => document.activeElement?.getAttribute('aria-label');
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}(, selected)?$`) });
const native = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

function page(props: Partial<DateRangePickerProps> = {}) {
  return (
    <form aria-label="Stay" onSubmit={(event) => event.preventDefault()}>
      <DateRangePicker label="Tenancy" startName="from" endName="to" {...props} />
      <button type="submit">Send</button>
      <button type="reset">Empty</button>
    </form>
  );
}

async function mount(props: Partial<DateRangePickerProps> = {}) {
  const mounted = render(page(props));
  await waitFor(() => box('From'));
  return mounted;
}

async function open(which: 0 | 1 = 0): Promise<void> {
  await userEvent.click(buttons()[which] as HTMLElement);
  await waitFor(() => expect(focusedDay()).toMatch(/day, \d/));
}

test('the HTML of the server holds two native date fields with names, in one named group', () => {
  const html = renderToString(page({ defaultValue: january }));
  expect(html.match(/<input[^>]*type="date"/g)?.length).toBe(2);
  expect(html).toMatch(/role="group"[^>]*aria-labelledby/);
  expect(html).not.toContain('style=');
});

test('what was filled in before the script came stays, in a group as high as before', async () => {
  render(page({ loadWhen: 'near' }));
  native('from').value = '2027-03-01';
  native('to').value = '2027-03-09';
  const before = form().getBoundingClientRect().height;
  native('to').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await waitFor(() => box('From'));
  expect(sent()).toEqual(['from=2027-03-01', 'to=2027-03-09']);
  expect(part('To', 'day').textContent).toBe('09');
  expect(form().getBoundingClientRect().height).toBe(before);
});

test('both ends are written part by part, and the page is told of both', async () => {
  const onValueChange = vi.fn();
  await mount({ onValueChange });
  part('From', 'day').focus();
  await userEvent.keyboard('12012027');
  part('To', 'day').focus();
  await userEvent.keyboard('21012027');
  expect(sent()).toEqual(['from=2027-01-12', 'to=2027-01-21']);
  expect(onValueChange).toHaveBeenLastCalledWith({ value: january });
});

test('two presses choose the ends, in either order, and close the calendar', async () => {
  await mount({ defaultValue: january });
  await open();
  expect(focusedDay()).toBe('Tuesday, 12 January 2027, selected');
  await userEvent.click(day('Wednesday, 20 January 2027'));
  expect(isOpen()).toBe(true);
  await userEvent.click(day('Thursday, 14 January 2027'));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(sent()).toEqual(['from=2027-01-14', 'to=2027-01-20']);
});

test('by keyboard Enter sets the first day, arrows stretch the range, Enter sets the last and the focus goes back', async () => {
  await mount({ defaultValue: january });
  await open(1);
  await userEvent.keyboard('{Home}{Enter}');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(focusedDay()).toMatch(/January 2027/));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(sent()[0]).toBe('from=2027-01-10');
  expect(document.activeElement).toBe(buttons()[1]);
});

test('Escape closes it and changes nothing', async () => {
  await mount({ defaultValue: january });
  await open();
  await userEvent.keyboard('{ArrowRight}{Enter}{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(sent()).toEqual(['from=2027-01-12', 'to=2027-01-21']);
});

test('a range that ends before it starts, or holds a day that is taken, is named at its last day', async () => {
  await mount({
    defaultValue: { start: '2027-01-12', end: '2027-01-10' },
    isDateUnavailable: (date) => date === '2027-01-15',
  });
  expect(native('to').validationMessage).toBe('The end date comes before the start date.');
  part('To', 'day').focus();
  await userEvent.keyboard('21');
  expect(native('to').validationMessage).toBe("This day isn't available.");
  screen.getByRole('button', { name: 'Send' }).focus();
  expect(await screen.findByText("This day isn't available.")).toBeTruthy();
  part('To', 'day').focus();
  await userEvent.keyboard('14');
  expect(native('to').validationMessage).toBe('');
});

test('what is wrong with the range as a whole marks both its ends, before the script and after it', async () => {
  const faulty = { defaultValue: january, error: 'A tenancy lasts six months at least.' };
  expect(renderToString(page(faulty)).match(/<input[^>]*aria-invalid="true"/g)?.length).toBe(2);
  const { rerender } = await mount(faulty);
  const marks = () =>
    (['From', 'To'] as const).map((end) => part(end, 'day').getAttribute('aria-invalid') === 'true');
  expect(marks()).toEqual([true, true]);
  rerender(page({ defaultValue: january }));
  expect(marks()).toEqual([false, false]);
});

test('the calendar lets no range reach over a day that is taken', async () => {
  await mount({ defaultValue: january, isDateUnavailable: (date) => date === '2027-01-26' });
  await open();
  await userEvent.click(day('Friday, 22 January 2027'));
  expect(day('Thursday, 28 January 2027').getAttribute('aria-disabled')).toBe('true');
});

test('emptying the form brings back the range from the start', async () => {
  await mount({ defaultValue: january });
  part('From', 'day').focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  await waitFor(() => expect(part('From', 'day').textContent).toBe('12'));
  expect(buttons()[0]?.getAttribute('aria-label')).toBe(
    'Change the dates, 12 January 2027 – 21 January 2027',
  );
});

function Controlled() {
  const [value, setValue] = useState<DateRange>(january);
  return (
    <>
      {page({ value, onValueChange: (change) => setValue(change.value) })}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('a page may keep the range', async () => {
  render(<Controlled />);
  await waitFor(() => box('From'));
  await open();
  await userEvent.click(day('Thursday, 14 January 2027'));
  await userEvent.click(day('Wednesday, 20 January 2027'));
  const wanted = '{"start":"2027-01-14","end":"2027-01-20"}';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(wanted));
  expect(sent()).toEqual(['from=2027-01-14', 'to=2027-01-20']);
});

test('axe finds no fault in it, closed and open', async () => {
  await mount({ defaultValue: january, hint: 'Both count', error: 'Too short.' });
  expect(await axeViolations(document.body)).toEqual([]);
  await open();
  expect(await axeViolations(document.body)).toEqual([]);
});
