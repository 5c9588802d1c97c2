import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'daily', label: 'Once a day', description: 'At eight.' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'never', label: 'Never', isDisabled: true },
];

function Often(props: Partial<RadioGroupProps>) {
  return <RadioGroup label="How often?" name="often" options={options} {...props} />;
}

test('the group and each choice have a name, and a choice its description', () => {
  render(<Often required hint="Any time." />);
  const group = screen.getByRole('radiogroup', { name: /How often/ });
  expect(group.getAttribute('aria-required')).toBe('true');
  const [daily, ...others] = within(group).getAllByRole('radio');
  expect(others).toHaveLength(2);
  expect(document.getElementById(daily?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At eight.',
  );
});

test('Tab goes to the choice that is made and the arrows choose another', async () => {
  const onValueChange = vi.fn();
  render(<Often defaultValue="daily" onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Once a day/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'weekly' });
});

test('a form sends the choice', async () => {
  render(
    <form data-testid="form">
      <Often />
    </form>,
  );
  await userEvent.click(screen.getByText('Once a week'));
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('often')).toBe('weekly');
});

test('a page that keeps the choice decides what is shown', async () => {
  render(<Often value="daily" />);
  await userEvent.click(screen.getByText('Once a week'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Once a day/ }).checked).toBe(true);
});

test.each([true, false])(
  'a choice that is missing is listed once and led to, with a summary or not: %s',
  async (hasSummary) => {
    render(
      <Form hasSummary={hasSummary}>
        <Often required />
        <Button type="submit">Save</Button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    if (hasSummary) await userEvent.click(screen.getByRole('link', { name: /^How often/ }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Once a day/ }));
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  },
);
