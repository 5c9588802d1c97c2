import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Field } from './Field.tsx';

test('label, hint and fault are tied to the control', () => {
  render(
    <Field label="Viewing day" hint="Weekends are busy." error="Choose a day.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Viewing day' });
  const describedBy = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Weekends are busy.',
    'Choose a day.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('without words it describes nothing', () => {
  render(<Field label="Day">{(control) => <input {...control} />}</Field>);
  const input = screen.getByRole('textbox');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('descriptions of its own come first', () => {
  render(
    <Field label="Day" hint="Soon" describedBy="elsewhere" id="day">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('elsewhere day-hint');
});

test('what must be filled is said in words, in the language of the provider', () => {
  render(
    <UiProvider messages={{ required: 'wajib' }}>
      <Field label="Nama" isRequired>
        {(control) => <input {...control} />}
      </Field>
    </UiProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama (wajib)' });
  expect(input.required).toBe(true);
});

test('a hidden label still names the control', () => {
  render(
    <Field label="Search" isLabelHidden>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Search' }).localName).toBe('input');
  expect(screen.getByText('Search').getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
