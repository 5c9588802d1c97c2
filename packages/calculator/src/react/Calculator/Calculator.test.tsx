import { axeViolations } from '@sewa/testing/axe';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { parseCalculatorPage, serializeCalculatorPage } from '../../pageQuery.ts';
import { SAMPLE_DAY, sampleRates } from '../testing/sampleRates.ts';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

const show = (query: string, props: Partial<CalculatorProps> = {}) =>
  render(
    <main>
      <Calculator
        rates={sampleRates}
        day={SAMPLE_DAY}
        defaultValue={parseCalculatorPage(new URLSearchParams(query))}
        {...props}
      />
    </main>,
  );

const field = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const result = () => screen.getByRole('region', { name: 'What it costs' });
const amountOf = (line: RegExp) =>
  within(within(result()).getByRole('row', { name: line })).getByRole('cell').textContent;

test('the result follows what is typed, and is spoken once it rests', async () => {
  const onChange = vi.fn();
  show('', { onChange });
  expect(screen.getByRole('region', { name: 'Enter the monthly rent' })).toBeTruthy();
  await userEvent.fill(field('Monthly rent'), '3,200');
  expect(amountOf(/^Security deposit/)).toBe('$3,200');
  await userEvent.fill(field('Months'), '24');
  expect(amountOf(/^Security deposit/)).toBe('$6,400');
  expect(serializeCalculatorPage(onChange.mock.lastCall?.[0])).toBe('rent=3200&months=24');
  await expect
    .poll(() => screen.getByRole('status').textContent, { timeout: 5_000 })
    .toMatch(/^Before you get the keys: \$\d/);
});

test('the arrow keys change the rent, and the result with it', async () => {
  show('rent=3200');
  field('Monthly rent').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(amountOf(/^Security deposit/)).toBe('$3,250');
});

test('no result is shown for what cannot be used', async () => {
  show('rent=3200');
  await userEvent.fill(field('Months'), '0');
  await userEvent.tab();
  expect(screen.queryByRole('region', { name: 'What it costs' })).toBeNull();
  expect(field('Months').getAttribute('aria-invalid')).toBe('true');
});

test('what the address got wrong is said at its field until it is corrected', async () => {
  const { container } = show('rent=abc&months=0');
  const issue = "“abc” isn't an amount. Enter dollars, such as 3,200.";
  expect(screen.getAllByText(issue)).toHaveLength(2);
  expect(field('Months').getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.fill(field('Monthly rent'), '3200');
  expect(screen.queryByText(issue)).toBeNull();
});

test('pressing the button without a rent leads to the field, with one to the result', async () => {
  show('');
  const button = screen.getByRole('button', { name: 'Calculate' });
  await userEvent.click(button);
  expect(document.activeElement?.textContent).toContain('Enter the monthly rent.');
  await userEvent.fill(field('Monthly rent'), '3200');
  await userEvent.click(button);
  expect(document.activeElement).toBe(result());
  expect(within(result()).getByText('$3,200 a month for 12 months.')).toBeTruthy();
});

test('a price that is not known is said to be missing from the totals', async () => {
  const { container } = show('rent=3200&deposit=free');
  expect(amountOf(/^Renting without a deposit/)).toBe('Not known');
  expect(within(result()).getByText("Not including amounts we don't know yet.")).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a second option starts as the first, and the difference of the totals is said', async () => {
  const onChange = vi.fn();
  const { container } = show('rent=3200&months=12', { canCompare: true, onChange });
  await userEvent.click(screen.getByRole('button', { name: 'Compare with another' }));
  const second = screen.getByRole('region', { name: 'Option B' });
  expect(document.activeElement).toBe(within(second).getByRole('spinbutton', { name: /^Monthly rent/ }));
  await userEvent.fill(within(second).getByRole('spinbutton', { name: /^Monthly rent/ }), '3000');
  expect(
    screen.getByText(/^Before you get the keys, option B costs \$\d[\d.,]* less\. Over the whole tenancy/),
  ).toBeTruthy();
  expect(serializeCalculatorPage(onChange.mock.lastCall?.[0])).toBe(
    'rent=3200&months=12&rent2=3000&months2=12',
  );
  expect((await axeViolations(container)).join('\n')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Stop comparing' }));
  expect(screen.queryByRole('region', { name: 'Option B' })).toBeNull();
});

test('texts can be replaced', () => {
  show('rent=3200', { messages: { result: 'Kosten' } });
  expect(screen.getByRole('region', { name: 'Kosten' })).toBeTruthy();
});
