import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MaskedField } from './MaskedField.tsx';

const secret = 'S0000001I';
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'NRIC' });

test('it is seen while it is typed, and only its end after that', async () => {
  const onValueChange = vi.fn();
  render(<MaskedField label="NRIC" onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard(secret);
  expect(box().value).toBe(secret);
  expect(onValueChange).toHaveBeenLastCalledWith({ value: secret });
  await userEvent.tab();
  expect(box().value).toBe('•••••001I');
  box().focus();
  expect(box().value).toBe(secret);
});

test('it never stands in an attribute or in the HTML of the server', async () => {
  const mounted = <MaskedField label="NRIC" name="nric" initialValue={secret} />;
  expect(renderToString(mounted)).not.toContain('0001');
  const { container, rerender } = render(mounted);
  expect(box().value).toBe('•••••001I');
  box().focus();
  expect(box().value).toBe(secret);
  rerender(<MaskedField label="NRIC" name="nric" initialValue={secret} error="Wrong." />);
  expect(container.innerHTML).not.toContain('0001');
});

test('a form is sent all of it, also after it was masked, and a reset forgets it', async () => {
  render(
    <form data-testid="form">
      <MaskedField label="NRIC" name="nric" />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  await userEvent.fill(box(), secret);
  await userEvent.tab();
  box().blur();
  expect(box().value).toBe('•••••001I');
  expect(new FormData(form).get('nric')).toBe(secret);
  form.reset();
  expect(new FormData(form).get('nric')).toBe('');
});

test('what was typed before the script came is kept and masked', () => {
  const mounted = <MaskedField label="NRIC" name="nric" />;
  const container = document.body.appendChild(document.createElement('form'));
  container.innerHTML = renderToString(mounted);
  const early = container.querySelector('input');
  if (early) early.value = secret;
  render(mounted, { container, hydrate: true });
  expect(box().value).toBe('•••••001I');
  expect(new FormData(container).get('nric')).toBe(secret);
});
