import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from './Checkbox.tsx';

test('a press anywhere on the line and Space both turn it', async () => {
  render(<Checkbox label="Condominium" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Condominium' });
  await userEvent.click(screen.getByText('Condominium'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('the description is tied to the box', () => {
  render(<Checkbox label="Statistics" description="Counts visits." id="statistics" />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-describedby')).toBe('statistics-description');
  expect(document.getElementById('statistics-description')?.textContent).toBe('Counts visits.');
});

test('the line is at least 44 px high', () => {
  render(<Checkbox label="HDB" />);
  expect(screen.getByText('HDB').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a form sends its value when it is on', () => {
  render(
    <form data-testid="form">
      <Checkbox label="HDB" name="type" value="0" defaultChecked />
      <Checkbox label="Landed" name="type" value="2" />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('type')).toEqual(['0']);
});
