import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const items = [
  { id: 'deposit', title: 'Deposit', content: 'Held by the owner', defaultOpen: true },
  { id: 'duty', title: 'Stamp duty', content: 'Paid by the tenant' },
];
const mount = (props: Partial<AccordionProps> = {}) => (
  <main>
    <Accordion items={items} {...props} />
  </main>
);
const isOpen = () => items.map(({ id }) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open);

test('titles are headings of the level asked, and parts say whether they are open', async () => {
  const { container } = render(mount({ headingLevel: 2 }));
  expect(screen.getByRole('heading', { level: 2, name: 'Deposit' })).toBeTruthy();
  expect(isOpen()).toEqual([true, false]);
  expect(await axeViolations(container)).toEqual([]);
});

test('a press, Enter and Space open and close a part', async () => {
  render(mount());
  await userEvent.click(screen.getByText('Stamp duty'));
  expect(isOpen()).toEqual([true, true]);
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toEqual([true, false]);
  await userEvent.keyboard(' ');
  expect(isOpen()).toEqual([true, true]);
});

test('Tab goes from title to title', async () => {
  render(mount());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Deposit');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Stamp duty');
});

test('exclusive, opening one closes the other', async () => {
  render(mount({ isExclusive: true }));
  await userEvent.click(screen.getByText('Stamp duty'));
  expect(isOpen()).toEqual([false, true]);
});

test('drawn again it keeps what a person opened', async () => {
  const { rerender } = render(mount());
  await userEvent.click(screen.getByText('Stamp duty'));
  rerender(mount({ 'aria-label': 'Questions' }));
  expect(isOpen()).toEqual([true, true]);
});

test('it works in the HTML of the server', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(mount({ isExclusive: true }));
  screen.getByText('Stamp duty').closest('summary')?.click();
  expect(isOpen()).toEqual([false, true]);
  container.remove();
});
