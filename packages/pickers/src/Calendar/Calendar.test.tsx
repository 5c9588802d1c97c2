import { axeViolations } from '@sewa/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import './RichCalendar.tsx';

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('viewing');
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}(, selected)?$`) });

function page(props: Partial<CalendarProps> = {}) {
  return (
    <form aria-label="View" onSubmit={(event) => event.preventDefault()}>
      <Calendar label="Viewing" name="viewing" {...props} />
      <button type="submit">Send</button>
      <button type="reset">Empty</button>
    </form>
  );
}

async function mount(props: Partial<CalendarProps> = {}) {
  const mounted = render(page(props));
  await screen.findByRole('grid');
  return mounted;
}

test('the HTML of the server holds a native date field', () => {
  expect(renderToString(page({ defaultValue: '2027-01-15' }))).toMatch(/<input[^>]*type="date"/);
});

test('the form is no higher once the month has come', async () => {
  render(page());
  const before = form().getBoundingClientRect().height;
  await screen.findByRole('grid');
  expect(form().getBoundingClientRect().height).toBe(before);
});

test('a press chooses a day, tells the page and is what the form sends', async () => {
  const onValueChange = vi.fn();
  await mount({ defaultValue: '2027-01-15', onValueChange });
  await userEvent.click(day('Wednesday, 20 January 2027'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '2027-01-20' });
  expect(sent()).toEqual(['2027-01-20']);
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('20');
});

test('a choice by keyboard is told politely, and the focus stays on the day', async () => {
  await mount({ defaultValue: '2027-01-15' });
  day('Friday, 15 January 2027').focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(sent()).toEqual(['2027-01-16']);
  expect(document.activeElement).toBe(day('Saturday, 16 January 2027'));
  const told = screen.getByText('Saturday, 16 January 2027, selected');
  expect(told.getAttribute('aria-live')).toBe('polite');
});

test('a day that may only be read is not changed by key or press', async () => {
  await mount({ defaultValue: '2027-01-15', readOnly: true });
  day('Friday, 15 January 2027').focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.click(day('Wednesday, 20 January 2027'));
  expect(sent()).toEqual(['2027-01-15']);
});

test('it is one stop of Tab behind its buttons, at the chosen day', async () => {
  await mount({ defaultValue: '2027-01-15' });
  for (let step = 0; step < 5; step += 1) await userEvent.tab();
  expect(document.activeElement).toBe(day('Friday, 15 January 2027'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});

test('pressing the label goes to the chosen day', async () => {
  await mount({ defaultValue: '2027-01-15' });
  await userEvent.click(screen.getByText('Viewing'));
  expect(document.activeElement).toBe(day('Friday, 15 January 2027'));
});

test('emptying the form brings back the day from the start', async () => {
  await mount({ defaultValue: '2027-01-15' });
  await userEvent.click(day('Wednesday, 20 January 2027'));
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  await waitFor(() => expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('15'));
  expect(sent()).toEqual(['2027-01-15']);
});

test('axe finds no fault in it', async () => {
  const { container } = await mount({ defaultValue: '2027-01-15', error: 'Taken.' });
  expect(await axeViolations(container)).toEqual([]);
});
